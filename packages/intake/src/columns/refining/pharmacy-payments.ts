import { parseCents } from '../../words/numbers.ts'
import { spaced } from '../../words/spaced.ts'
import { gaveWay, type AssignedColumn } from '../assign-columns.ts'

const payment = 'paid|pays?|pd|pmt|payment|reimburs\\w*|remit\\w*'
const pharmacy = 'pharmacy|pharmacies|phcy|phrmcy|pharm'
const toPharmacy = new RegExp(
  String.raw`\b(?:${payment})\b.*\b(?:${pharmacy})\b|\b(?:${pharmacy})\b.*\b(?:${payment})\b`,
  'i',
)
/** Parts of the price, other people's payments, and what is no amount. */
const notTheWhole =
  /\b(?:ingr\w*|cost|fees?|disp\w*|tax|copay|patient|member|npi|id|name|date|dt|type|code|ncpdp|network)\b/i

/**
 * What a manager paid the pharmacy, beside what it was paid by the plan: one column whose name says so, where
 * another is the payment. Alone, it is the payment.
 */
export function pharmacyPayments(columns: readonly AssignedColumn[]): readonly AssignedColumn[] {
  const paid = columns.find(({ meaning }) => meaning === 'paidCents')
  if (!paid || toPharmacy.test(spaced(paid.column.header))) return columns
  const found = columns.filter(isOpenPayment)
  const [only] = found
  if (!only || found.length > 1) return columns
  return columns.map((column) =>
    column === only
      ? { ...column, meaning: 'pharmacyPaidCents', confidence: 0.85, reason }
      : column,
  )
}

const reason =
  'the name says what the pharmacy was paid, and another column what the plan was billed'

function isOpenPayment(column: AssignedColumn): boolean {
  if (column.meaning !== undefined && !gaveWay(column)) return false
  const { header, values } = column.column
  const name = spaced(header)
  if (!toPharmacy.test(name) || notTheWhole.test(name)) return false
  return values.every((value) => parseCents(value) !== undefined)
}
