import { amountOf, centsOf } from '../x12-values.ts'
import type { X12Facts, X12Name } from '../x12-columns.table.ts'
import type { X12Row } from '../x12-rows.ts'

/** What one naming of a claim says of a line, and whether it still stands. */
export interface FoundPayment {
  readonly paid: X12Row
  readonly stands: boolean
}

/** What a remittance says of a line and its claim. */
const ofPayment = [
  'claimStatus',
  'claimPaid',
  'paidDay',
  'receivedDay',
  'paid',
  'allowed',
  'patientShare',
  'adjustments',
] as const satisfies readonly X12Name[]

const ofWhole = ofPayment.filter((name) => name !== 'adjustments' && name !== 'patientShare')

/** Of several payers' answers, what adds up; the rest is what the last one says. */
const addedUp = ['claimPaid', 'paid'] as const satisfies readonly X12Name[]

/** The facts that a claim line takes from remittances; a payment that was taken back is none. */
export function paymentOf(found: readonly FoundPayment[]): X12Facts {
  const standing = found.filter(({ stands }) => stands).map(({ paid }) => factsOf(paid))
  const [only, ...others] = standing
  if (!only) return takenBack(found)
  if (others.length === 0) return only
  const facts = standing.reduce<X12Facts>((all, each) => ({ ...all, ...each }), {})
  for (const name of addedUp) {
    const cents = standing.flatMap((each) => centsOf(each[name]) ?? [])
    if (cents.length > 0) facts[name] = amountOf(cents.reduce((sum, each) => sum + each, 0))
  }
  const adjustments = standing.flatMap((each) => each.adjustments ?? []).join('; ')
  return adjustments === '' ? facts : { ...facts, adjustments }
}

function takenBack(found: readonly FoundPayment[]): X12Facts {
  const { paidDay } = found.at(-1)?.paid.facts ?? {}
  return { claimStatus: '22', paid: '0', ...(paidDay !== undefined && { paidDay }) }
}

/** What is adjusted on a claim as a whole is no adjustment of each of its lines. */
function factsOf({ facts, row, claimAt }: X12Row): X12Facts {
  const said: X12Facts = {}
  for (const name of row === claimAt ? ofWhole : ofPayment) {
    const value = facts[name]
    if (value !== undefined) said[name] = value
  }
  return said
}
