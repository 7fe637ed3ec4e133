import type { AssignedColumn } from '../columns/assign-columns.ts'
import { joinWords } from '../names/header-words.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { isDateText } from '../words/dates.ts'
import { serviceMeanings, type Meaning } from '../words/meanings.ts'
import type { SampledTable } from '../table/table.ts'
import type { TokenRow } from '../source/token-source.ts'
import { clinicalSystemOf } from '../words/value-shapes.ts'
import { letterRefusal, readsLikeLetter } from '../table/letters.ts'
import { holdsForTimes, refuseOtherTables, saysNothingOfClaims } from './other-tables.ts'
import { refuseAmountsAsRows } from './amounts-as-rows.ts'
import { columnsWithoutCodes } from './values-not-codes.ts'

/** Refuses tables that are no claims, with what they look like. */
export function refuseNotClaims(
  rows: readonly TokenRow[],
  table: SampledTable,
  columns: readonly AssignedColumn[],
): void {
  if (isPriceList(rows)) {
    throw new IntakeRefusal(
      'price-list',
      'The file looks like a hospital price list (standard charges), not claims. Send the claims that were billed.',
    )
  }
  const names = new Set(table.header.map(joinWords))
  if (names.has('excltype') || names.has('exclusiontype')) {
    throw new IntakeRefusal(
      'exclusion-list',
      'The file looks like a list of excluded providers, not claims. Import it as a reference table instead.',
    )
  }
  if (isAggregated(table, columns)) {
    throw new IntakeRefusal(
      'aggregated-file',
      'The file looks like totals by provider or code (numbers of claims or patients), not single claims. Send one row for each service line.',
    )
  }
  refuseOtherTables(table, columns)
  refuseAmountsAsRows(columns)
  if (!columns.some(({ meaning }) => isOneOf(meaning, serviceMeanings)) && !areStays(columns)) {
    throw withoutService(rows, table, columns)
  }
  if (isCodeList(columns) || saysNothingOfClaims(columns)) {
    throw new IntakeRefusal(
      'code-list',
      'The file looks like a list of codes or fees, not claims: it has codes and neither a patient, a claim nor a date. Send the claims that were billed; if these are claims, say before the audit or in a mapping file which columns hold them.',
    )
  }
  if (holdsForTimes(columns)) {
    throw new IntakeRefusal(
      'code-list',
      'The file looks like a list of codes or fees with the dates from which they hold, not claims: it names neither a patient, a claim nor a provider. Send the claims that were billed.',
    )
  }
  if (!columns.some(({ meaning }) => isServiceDate(meaning))) {
    throw new IntakeRefusal('no-date-column', withoutDate(table))
  }
}

/** The meanings that tell the day of a service: without one hardly a rule can judge a line. */
const dateMeanings: ReadonlySet<Meaning> = new Set<Meaning>([
  'serviceFromDay',
  'serviceThroughDay',
  'claimFromDay',
  'claimThroughDay',
  'admissionDay',
  'dischargeDay',
])

/** Whether a column of this meaning tells the day of a service. */
export function isServiceDate(meaning: AssignedColumn['meaning']): boolean {
  return isOneOf(meaning, dateMeanings)
}

/** What the lines of claims have and a fee schedule or a list of codes has not. */
const claimMeanings: ReadonlySet<Meaning> = new Set<Meaning>([
  ...dateMeanings,
  'claimId',
  'lineNumber',
  'patientKey',
  'subscriberId',
  'patientName',
  'patientLastName',
  'birthDay',
  'paidDay',
  'paidCents',
  'claimPaidCents',
  'units',
  'diagnoses',
  'principalDiagnosis',
  'renderingNpi',
  'billingNpi',
  'quantity',
  'daysSupply',
  'prescriptionNumber',
])

function isOneOf(meaning: AssignedColumn['meaning'], wanted: ReadonlySet<Meaning>): boolean {
  return meaning !== undefined && meaning !== 'ignored' && wanted.has(meaning)
}

/** Whether the rows are stays that are billed as a whole: admitted, for a diagnosis, on a claim for money. */
function areStays(columns: readonly AssignedColumn[]): boolean {
  const has = (...wanted: readonly AssignedColumn['meaning'][]) =>
    columns.some(({ meaning }) => wanted.includes(meaning))
  return (
    has('admissionDay') &&
    has('principalDiagnosis', 'diagnoses') &&
    has('claimId') &&
    has('chargeCents', 'allowedCents', 'paidCents', 'claimChargeCents', 'claimPaidCents') &&
    !has('placeOfService')
  )
}

/** Codes, each once, and nothing of a claim. */
function isCodeList(columns: readonly AssignedColumn[]): boolean {
  if (columns.some(({ meaning }) => isOneOf(meaning, claimMeanings))) return false
  const codes = columns.find(({ meaning }) => isOneOf(meaning, serviceMeanings))
  if (!codes || codes.column.values.length < 2) return false
  return new Set(codes.column.values).size === codes.column.values.length
}

function withoutDate(table: SampledTable): string {
  return `No column of dates of service or fills was understood, so that the lines cannot be audited. If one is there under another name, say so before the audit or in a mapping file. The columns are: ${listed(table.header)}.`
}

function isPriceList(rows: readonly TokenRow[]): boolean {
  return rows.slice(0, 80).some(({ cells }) => {
    const names = cells.map(joinWords)
    return names.filter((name) => name.startsWith('standardcharge')).length >= 2
  })
}

const aggregateName =
  /^(?:tot(?:al)?|num(?:ber)?|nbr|count|cnt|sum|avg|average|distinct|unique)(?:of)?(?:unique|distinct)?(?:claims?|clms|benes?|beneficiaries|srvcs|services|fills|patients|members|recipients|providers|3?0?dayfills)(?:count|cnt)?$|^(?:claims?|beneficiary|bene|patient|member|service|srvc)(?:count|cnt|month)$/

/** Counts of claims or people, and neither a claim number nor a person in the row. */
function isAggregated(table: SampledTable, columns: readonly AssignedColumn[]): boolean {
  const counts = table.header.filter((name) => aggregateName.test(joinWords(name)))
  if (counts.length === 0) return false
  return !columns.some(({ meaning, column }) => {
    const identifies =
      meaning === 'claimId' || meaning === 'patientKey' || meaning === 'serviceFromDay'
    return identifies && column.values.length > 0
  })
}

function withoutService(
  rows: readonly TokenRow[],
  table: SampledTable,
  columns: readonly AssignedColumn[],
): IntakeRefusal {
  if (readsLikeLetter(rows)) return letterRefusal()
  if (isLineOfClaims(table.header)) {
    return new IntakeRefusal(
      'no-header',
      'No row of column names was found in the first lines: the first row looks like a claim line. Add a header row that names the columns.',
    )
  }
  const quoted = table.columns.find(({ values }) => holdsRecords(values))
  if (quoted) {
    return new IntakeRefusal(
      'quoted-records',
      `The file looks like a log: the column ${quoted.header} holds whole records of another file. Send that other file.`,
    )
  }
  const clinical = clinicalColumn(table)
  if (clinical) {
    return new IntakeRefusal(
      'clinical-codes',
      `The file looks like a medical record extract: ${clinical.header} holds ${clinical.system}, not billing codes (CPT, HCPCS, revenue, DRG or NDC). Send the claims as they were billed.`,
    )
  }
  if (isPersonList(columns)) {
    return new IntakeRefusal(
      'person-list',
      'The file looks like a list of members or providers without services. Send the claims.',
    )
  }
  const misnamed = columnsWithoutCodes(columns)
  if (misnamed !== undefined) return new IntakeRefusal('no-codes', misnamed)
  if (saysNothingOfClaims(columns)) {
    return new IntakeRefusal(
      'no-service-column',
      `The file looks like a table of codes, rates or names, not claims: it has neither a patient, a claim, a date of service, a billed code nor an amount. Send the claims that were billed; if these are claims, say before the audit or in a mapping file which columns hold them. Its columns are: ${listed(table.header)}.`,
    )
  }
  return new IntakeRefusal(
    'no-service-column',
    `The file has no column of procedure codes, revenue codes, DRGs or NDCs, so that its lines cannot be audited. If one is there under another name, say so before the audit or in a mapping file. Its columns are: ${listed(table.header)}.`,
  )
}

/** Names of columns are neither dates nor amounts. */
function isLineOfClaims(header: readonly string[]): boolean {
  const values = header.filter(
    (cell) => /^\$?[\d,]+\.\d{2}$/.test(cell) || (/\d{4}/.test(cell) && isDateText(cell)),
  )
  return values.length >= 2
}

function listed(header: readonly string[]): string {
  const names = header.slice(0, 25).map((name) => name.slice(0, 40) || '(blank)')
  return header.length > 25
    ? `${names.join(', ')} and ${header.length - 25} more`
    : names.join(', ')
}

function holdsRecords(values: readonly string[]): boolean {
  const records = values.filter((value) => value.split(/[|\t;]/).length >= 4)
  return values.length > 0 && records.length > values.length * 0.8
}

function clinicalColumn(table: SampledTable): { header: string; system: string } | undefined {
  for (const { header, values } of table.columns) {
    if (
      !/^(?:code|procedurecode|diagnosis\d*|conceptid|snomed.*|rxnorm.*)$/.test(joinWords(header))
    )
      continue
    const system = clinicalSystemOf(values)
    if (system !== undefined) return { header, system }
  }
  return undefined
}

function isPersonList(columns: readonly AssignedColumn[]): boolean {
  const has = (...wanted: readonly AssignedColumn['meaning'][]) =>
    columns.some(({ meaning }) => wanted.includes(meaning))
  return (
    has(
      'patientKey',
      'patientName',
      'patientLastName',
      'renderingNpi',
      'providerId',
      'billingNpi',
    ) &&
    !has('serviceFromDay', 'claimFromDay', 'chargeCents', 'paidCents', 'allowedCents', 'claimId')
  )
}
