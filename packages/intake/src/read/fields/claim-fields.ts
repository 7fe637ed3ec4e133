import { deniesNothing, type ClaimLine } from '@plumbline/engine'
import { readAdjustments } from '../../words/adjustments.ts'
import type { Cells } from '../../words/cells.ts'
import {
  readCarrierDenial,
  readClaimCancel,
  readEventDeletion,
  readLineProcessing,
  readNonPayment,
} from '../../words/codes/cms-statuses.ts'
import { strayBillTypes } from '../../words/codes/stray-codes.ts'
import { readBillType } from '../../words/codes/codes.ts'
import {
  readAdjustmentMark,
  readClaimType,
  readDrugCoverage,
  readFrequency,
  readMark,
  readReversal,
  readStatus,
} from '../../words/words.ts'
import { readFilingIndicator } from '../../words/filing-indicators.ts'
import { absent, type Reader } from '../cell-readers.ts'
import type { ClaimLineDraft } from '../claim-line-draft.ts'
import { firstOf, firstSaid, partOf } from '../joined-readers.ts'
import { adjustmentList } from '../list-readers.ts'
import type { ColumnReaders } from './column-readers.ts'
import { billOfFacilityType } from './facility-type.ts'

type ClaimReaders = ReturnType<typeof claimReaders>

/** What the claim is, who pays it, and what became of it. */
export function claimReaders(columns: ColumnReaders) {
  const billType = firstSaid([
    columns.word('billType', readBillType),
    billTypeParts(columns),
    billOfFacilityType(columns),
  ])
  const frequency = columns.word('frequencyCode', readFrequency)
  const drugCoverage = columns.word('drugCoverageStatus', readDrugCoverage)
  return {
    claimId: claimNumber(columns),
    lineNumber: firstOf(columns.words('lineNumber'), lineBehind(columns)),
    claimType: columns.word('claimType', readClaimType),
    billType: columns.checked('billType', billType, columns.watched('billType', strayBillTypes)),
    frequencyCode: firstOf(
      firstOf(frequency, corrections(columns)),
      partOf(billType, (bill) => (bill[2] === 'X' ? undefined : bill[2])),
    ),
    originalClaimId: columns.id('originalClaimId'),
    claimStatus: statusReader(columns),
    payer: columns.words('payer'),
    planType: firstOf(
      drugCoverage,
      firstOf(columns.words('planType'), columns.word('filingIndicator', readFilingIndicator)),
    ),
    adjustments: adjustmentList(
      columns.all('adjustmentReason', 'denialCode'),
      columns.all('adjustmentGroup'),
      columns.all('adjustmentAmount'),
      columns.context,
    ),
    rejectCode: columns.words('rejectCode'),
  }
}

/**
 * The frequency of a claim that another column marks as adjusted: `V` is a void, `A` an adjusted claim, and so is each
 * version of a claim but the first.
 */
function corrections(columns: ColumnReaders): Reader<string | undefined> {
  const { firstVersion } = columns.context
  return firstOf(
    columns.word('adjustmentMark', readAdjustmentMark),
    columns.word('claimVersion', (value) => (Number(value) > firstVersion ? '7' : undefined)),
  )
}

const withLine = /^(.{3,}?)\s*[-_/.:]\s*(\d{1,3})$/

/** Whether the column of claims holds their lines too, as its header says: `Claim/Line`. */
function holdsLines(columns: ColumnReaders): boolean {
  const [column] = columns.all('claimId')
  return column !== undefined && /line|ln\b/i.test(column.header) && !columns.has('lineNumber')
}

/** `4711` of `4711-2`. */
function claimNumber(columns: ColumnReaders): Reader<string | undefined> {
  if (!holdsLines(columns)) return columns.id('claimId')
  return columns.word('claimId', (value) => withLine.exec(value)?.[1] ?? value)
}

function lineBehind(columns: ColumnReaders): Reader<string | undefined> {
  if (!holdsLines(columns)) return absent
  return columns.word('claimId', (value) => withLine.exec(value)?.[2])
}

export function readClaim(line: ClaimLineDraft, read: ClaimReaders, cells: Cells): void {
  if (read.claimId !== absent) line.claimId = read.claimId(cells)
  if (read.lineNumber !== absent) line.lineNumber = read.lineNumber(cells)
  if (read.claimType !== absent) line.claimType = read.claimType(cells)
  if (read.billType !== absent) line.billType = read.billType(cells)
  if (read.frequencyCode !== absent) line.frequencyCode = read.frequencyCode(cells)
  if (read.originalClaimId !== absent) line.originalClaimId = read.originalClaimId(cells)
  if (read.claimStatus !== absent) line.claimStatus = read.claimStatus(cells)
  if (read.payer !== absent) line.payer = read.payer(cells)
  if (read.planType !== absent) line.planType = read.planType(cells)
  line.adjustments = read.adjustments(cells)
  if (read.rejectCode !== absent) line.rejectCode = read.rejectCode(cells)
}

/** CCW files give the type of bill in three columns. */
function billTypeParts(columns: ColumnReaders): Reader<string | undefined> {
  const facility = columns.words('billTypeFacility')
  const classification = columns.words('billTypeClass')
  const frequency = columns.words('frequencyCode')
  if ([facility, classification, frequency].includes(absent)) return absent
  return (cells) => {
    const [a, b, c] = [facility(cells), classification(cells), frequency(cells)]
    return a !== undefined && b !== undefined && c !== undefined ? a + b + c : undefined
  }
}

/**
 * Reversal marks win over status words, status words over what Medicare says of the line and then of
 * the claim, these over denial marks and codes.
 */
function statusReader(columns: ColumnReaders): Reader<ClaimLine['claimStatus']> {
  return firstSaid<ClaimLine['claimStatus']>([
    columns.word('reversalIndicator', reversalReader(columns)),
    columns.word('eventDeletion', readEventDeletion),
    columns.word('claimCancel', readClaimCancel),
    columns.code('claimStatus', readStatus),
    columns.word('lineProcessing', readLineProcessing),
    columns.word('carrierDenial', readCarrierDenial),
    columns.word('nonPaymentReason', readNonPayment),
    columns.word('deniedMark', (cell) => (readMark(cell) === true ? 'denied' : undefined)),
    columns.word('paidMark', (cell) => (readMark(cell) === false ? 'denied' : undefined)),
    deniedByCode(columns),
  ])
}

/** A mark says yes to what its header asks: of a kind of transaction, `1` is the first kind and no yes. */
function reversalReader(columns: ColumnReaders): (cell: string) => 'reversed' | undefined {
  const asks = columns.all('reversalIndicator').every(({ header }) => asksReversal.test(header))
  return (cell) =>
    readReversal(cell) && (asks || !/^\W*[01]\W*$/.test(cell)) ? 'reversed' : undefined
}

const asksReversal = /re?v|void|cancel|cncl|back/i

/** A denial code denies the line, unless it prices or shares, or the line was paid: of what, nobody says then. */
function deniedByCode(columns: ColumnReaders): Reader<ClaimLine['claimStatus']> {
  const denied = columns.word('denialCode', (cell) => {
    const codes = readAdjustments(cell)
    const isPricing = codes.length > 0 && codes.every(({ reason }) => deniesNothing(reason))
    return isPricing ? undefined : ('denied' as const)
  })
  if (denied === absent) return absent
  const isPaid = columns.word('paidCents', (cell) => /^[^-(]*[1-9]/.test(cell) || undefined)
  return (cells) => (isPaid(cells) === true ? undefined : denied(cells))
}
