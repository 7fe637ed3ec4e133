import type { ClaimField, ClaimLine } from '@plumbline/engine'
import {
  absent,
  cached,
  counted,
  days,
  identifier,
  parsed,
  rangeEnds,
  text,
  type Reader,
} from './cell-readers.ts'
import {
  icdVersionOf,
  readBillType,
  readDrg,
  readIcdVersion,
  readPadded,
  readProcedure,
  readTaxId,
} from '../words/codes.ts'
import {
  adjustmentList,
  codeList,
  conditionList,
  diagnosisList,
  modifierList,
} from './list-readers.ts'
import { revenueCodeIn } from '../understand/mixed-codes.ts'
import type { Cells } from '../words/cells.ts'
import {
  readCarrierDenial,
  readClaimCancel,
  readEventDeletion,
  readLineProcessing,
  readNonPayment,
} from '../words/cms-statuses.ts'
import type { Meaning } from '../words/meanings.ts'
import { readNdc } from '../words/ndc.ts'
import { readNpi } from '../words/npi.ts'
import { readFillNumber } from '../words/numbers.ts'
import { readPlaceOfService } from '../words/places.ts'
import { marked, patientKeyReader } from './patient-key.ts'
import type { ReadingContext } from './reading-context.ts'
import type { SlotColumns } from '../understand/slots.ts'
import {
  readBrandGeneric,
  readClaimType,
  readCompound,
  readDiscountStock,
  readDispensingStatus,
  readDrugCoverage,
  readFrequency,
  readMark,
  readMultisource,
  readReversal,
  readSex,
  readStatus,
} from '../words/words.ts'

/** For each field of a claim line, how to read it from a row. */
export type FieldReaders = { readonly [Field in ClaimField]: Reader<ClaimLine[Field]> }

/** Compiles the readers of one slot. */
export function fieldReaders(slot: SlotColumns, context: ReadingContext): FieldReaders {
  const all = (meaning: Meaning) => slot.get(meaning) ?? []
  const at = (meaning: Meaning) => all(meaning)[0]?.index
  const tallyOf = (meaning: Meaning) => context.tally(all(meaning)[0]?.header ?? '')
  const id = (meaning: Meaning) => identifier(at(meaning), tallyOf(meaning))
  const money = (meaning: Meaning) =>
    parsed(at(meaning), tallyOf(meaning), context.numbers.centsIn(at(meaning)))
  const number = (meaning: Meaning) =>
    parsed(at(meaning), tallyOf(meaning), context.numbers.countIn(at(meaning)))
  const checked = <Value>(meaning: Meaning, reader: Reader<Value | undefined>) =>
    at(meaning) === undefined ? reader : counted(at(meaning), reader, tallyOf(meaning), isCode)
  const code = <Value>(meaning: Meaning, parse: (text: string) => Value | undefined) =>
    checked(meaning, cached(at(meaning), parse))
  const npi = (meaning: Meaning) => code(meaning, readNpi)
  const words = (meaning: Meaning) => text(at(meaning))
  const date = (meaning: Meaning) => {
    const column = all(meaning)[0]
    return days(column && context.dateColumn(column))
  }

  const birthDay = date('birthDay')
  const spans = [...all('serviceFromDay'), ...all('claimFromDay')][0]
  const spanEnd = rangeEnds(spans && context.dateColumn(spans))
  const procedure = cached(at('procedureCode'), (value) =>
    context.mixesRevenueCodes && revenueCodeIn(value) !== undefined
      ? undefined
      : readProcedure(value),
  )
  const ndc = cached(at('ndcAsBilled'), (value) => {
    return context.auditType === 'medical' && /^[0-]*$/.test(value) ? undefined : readNdc(value)
  })
  const diagnoses = diagnosisList([
    ...all('principalDiagnosis'),
    ...all('diagnoses'),
    ...all('lineDiagnosis'),
    ...all('externalCause'),
  ])
  const billType = firstOf(cached(at('billType'), readBillType), billTypeParts(slot))

  return {
    claimId: id('claimId'),
    lineNumber: words('lineNumber'),
    claimType: cached(at('claimType'), readClaimType),
    frequencyCode: firstOf(
      cached(at('frequencyCode'), readFrequency),
      partOf(billType, (bill) => bill[2]),
    ),
    originalClaimId: id('originalClaimId'),
    claimStatus: statusReader(slot, code('claimStatus', readStatus)),
    payer: words('payer'),
    planType: firstOf(cached(at('drugCoverageStatus'), readDrugCoverage), words('planType')),
    patientKey: marked(
      patientKeyReader({
        id: id('patientKey'),
        personCode: words('personCode'),
        subscriberId: id('subscriberId'),
        name: words('patientName'),
        firstName: words('patientFirstName'),
        lastName: words('patientLastName'),
        birthDay,
      }),
      context.pseudonym,
    ),
    birthDay,
    birthYear: number('birthYear'),
    deathDay: date('deathDay'),
    ageYears: number('ageYears'),
    sex: cached(at('sex'), readSex),
    serviceFromDay: firstOf(date('serviceFromDay'), date('claimFromDay')),
    serviceThroughDay: firstOf(
      firstOf(date('serviceThroughDay'), date('claimThroughDay')),
      spanEnd,
    ),
    admissionDay: date('admissionDay'),
    dischargeDay: date('dischargeDay'),
    receivedDay: date('receivedDay'),
    paidDay: date('paidDay'),
    procedureCode: partOf(procedure, ({ code }) => code),
    modifiers: modifierList(all('modifiers'), (cells) => procedure(cells)?.modifiers),
    diagnoses,
    icdVersion: icdVersionReader(cached(at('icdVersion'), readIcdVersion), diagnoses, context),
    placeOfService: code('placeOfService', readPlaceOfService),
    revenueCode: context.mixesRevenueCodes
      ? cached(at('procedureCode'), revenueCodeIn)
      : cached(at('revenueCode'), (value) => readPadded(value, 4)),
    billType: checked('billType', billType),
    drg: cached(at('drg'), readDrg),
    dischargeStatus: cached(at('dischargeStatus'), (value) => readPadded(value, 2)),
    conditionCodes: conditionList(all('conditionCodes')),
    units: number('units'),
    unitPriceCents: money('unitPriceCents'),
    anesthesiaMinutes: number('anesthesiaMinutes'),
    ndcQuantity: number('ndcQuantity'),
    billingNpi: npi('billingNpi'),
    renderingNpi: npi('renderingNpi'),
    referringNpi: npi('referringNpi'),
    facilityNpi: npi('facilityNpi'),
    providerTaxId: cached(at('providerTaxId'), readTaxId),
    providerId: words('providerId'),
    specialty: words('specialty'),
    chargeCents: lineOrClaim(money('chargeCents'), money('claimChargeCents'), at('chargeCents')),
    allowedCents: lineOrClaim(
      money('allowedCents'),
      money('claimAllowedCents'),
      at('allowedCents'),
    ),
    paidCents: lineOrClaim(money('paidCents'), money('claimPaidCents'), at('paidCents')),
    claimChargeCents: money('claimChargeCents'),
    claimAllowedCents: money('claimAllowedCents'),
    claimPaidCents: money('claimPaidCents'),
    patientShareCents: firstOf(
      money('patientShareCents'),
      sumOf([money('copayCents'), money('coinsuranceCents'), money('deductibleCents')]),
    ),
    otherPayerPaidCents: money('otherPayerPaidCents'),
    adjustments: adjustmentList(
      [...all('adjustmentReason'), ...all('denialCode')],
      all('adjustmentGroup'),
      all('adjustmentAmount'),
      context,
    ),
    ndcAsBilled: checked(
      'ndcAsBilled',
      partOf(ndc, ({ asBilled }) => asBilled),
    ),
    ndc: partOf(ndc, (read) => read.ndc),
    drugName: words('drugName'),
    quantity: number('quantity'),
    daysSupply: number('daysSupply'),
    refillNumber: parsed(at('refillNumber'), tallyOf('refillNumber'), readFillNumber),
    refillsAuthorized: number('refillsAuthorized'),
    prescriptionNumber: id('prescriptionNumber'),
    writtenDay: date('writtenDay'),
    dispenseAsWritten: words('dispenseAsWritten'),
    brandGeneric: firstOf(
      cached(at('brandGeneric'), readBrandGeneric),
      cached(at('multisourceCode'), readMultisource),
    ),
    prescriberNpi: npi('prescriberNpi'),
    pharmacyId: id('pharmacyId'),
    unitOfMeasure: cached(at('unitOfMeasure'), (value) => value.toUpperCase()),
    submissionClarificationCodes: codeList(all('submissionClarificationCodes')),
    dispensingStatus: cached(at('dispensingStatus'), readDispensingStatus),
    basisOfCost: firstOf(
      cached(at('discountStock'), readDiscountStock),
      cached(at('basisOfCost'), (value) => readPadded(value, 2)),
    ),
    compoundCode: cached(at('compoundCode'), readCompound),
    ingredientCostCents: money('ingredientCostCents'),
    dispensingFeeCents: money('dispensingFeeCents'),
    rebateCents: money('rebateCents'),
    rebateInvoiced: cached(at('rebateInvoiced'), readMark),
    formularyStatus: words('formularyStatus'),
    rejectCode: words('rejectCode'),
  }
}

/** Zeros stand for "none" in a code. */
function isCode(text: string): boolean {
  return /[^0.\s-]/.test(text)
}

/** The first reader that gives a value. */
function firstOf<Value>(
  first: Reader<Value | undefined>,
  second: Reader<Value | undefined>,
): Reader<Value | undefined> {
  if (second === absent) return first
  if (first === absent) return second
  return (cells) => first(cells) ?? second(cells)
}

/** One part of what a reader gives. */
function partOf<Whole, Part>(
  whole: Reader<Whole | undefined>,
  part: (value: Whole) => Part | undefined,
): Reader<Part | undefined> {
  if (whole === absent) return absent
  return (cells) => {
    const value = whole(cells)
    return value === undefined ? undefined : part(value)
  }
}

/** A claim's total never fills the gaps of a line's own column: they are different things. */
function lineOrClaim(
  line: Reader<number | undefined>,
  claim: Reader<number | undefined>,
  lineColumn: number | undefined,
): Reader<number | undefined> {
  return lineColumn === undefined ? claim : line
}

function sumOf(readers: readonly Reader<number | undefined>[]): Reader<number | undefined> {
  const present = readers.filter((reader) => reader !== absent)
  if (present.length === 0) return absent
  return (cells) => {
    let sum: number | undefined
    for (const reader of present) {
      const value = reader(cells)
      if (value !== undefined) sum = (sum ?? 0) + value
    }
    return sum
  }
}

/** CCW files give the type of bill in three columns. */
function billTypeParts(slot: SlotColumns): Reader<string | undefined> {
  const parts = (['billTypeFacility', 'billTypeClass', 'frequencyCode'] as const).map(
    (meaning) => slot.get(meaning)?.[0]?.index,
  )
  const [facility, classification, frequency] = parts.map((index) => text(index))
  if (!facility || !classification || !frequency || parts.includes(undefined)) return absent
  return (cells) => {
    const [a, b, c] = [facility(cells), classification(cells), frequency(cells)]
    return a !== undefined && b !== undefined && c !== undefined ? a + b + c : undefined
  }
}

/**
 * Reversal marks win over status words, status words over what Medicare says of the line and then of
 * the claim, these over denial marks and codes.
 */
function statusReader(
  slot: SlotColumns,
  status: Reader<ClaimLine['claimStatus']>,
): Reader<ClaimLine['claimStatus']> {
  const at = (meaning: Meaning) => slot.get(meaning)?.[0]?.index
  const reads: readonly Reader<ClaimLine['claimStatus']>[] = [
    cached(at('reversalIndicator'), (cell) => (readReversal(cell) ? 'reversed' : undefined)),
    cached(at('eventDeletion'), readEventDeletion),
    cached(at('claimCancel'), readClaimCancel),
    status,
    cached(at('lineProcessing'), readLineProcessing),
    cached(at('carrierDenial'), readCarrierDenial),
    cached(at('nonPaymentReason'), readNonPayment),
    cached(at('deniedMark'), (cell) => (readMark(cell) === true ? 'denied' : undefined)),
    cached(at('denialCode'), () => 'denied'),
  ]
  const present = reads.filter((reader) => reader !== absent)
  return present.length === 0 ? absent : firstSaid(present)
}

function firstSaid<Value>(
  readers: readonly Reader<Value | undefined>[],
): Reader<Value | undefined> {
  return (cells: Cells) => {
    for (const read of readers) {
      const said = read(cells)
      if (said !== undefined) return said
    }
    return undefined
  }
}

/** The version as the column says it, else as the codes do, else as the headers do. */
function icdVersionReader(
  column: Reader<'9' | '10' | undefined>,
  diagnoses: Reader<readonly string[]>,
  { headerIcdVersion }: ReadingContext,
): Reader<'9' | '10' | undefined> {
  let last: readonly string[] | undefined
  let version: '9' | '10' | undefined
  return (cells) => {
    const said = column(cells)
    if (said !== undefined) return said
    const codes = diagnoses(cells)
    if (codes !== last) {
      last = codes
      version = codes.length === 0 ? undefined : (icdVersionOf(codes) ?? headerIcdVersion)
    }
    return version
  }
}
