import { spaced } from '../../words/spaced.ts'
import { factsOf } from '../../words/meanings.ts'
import type { AssignedColumn } from '../assign-columns.ts'

/** How sure a column is that a mapping or an answer named. */
const said = 1
/** Where two columns may be each other's, whoever sent the file is asked. */
const unsure = 0.6

const pronoun = /(?<![a-z])(?:we|us|they|them)(?![a-z])/i
const payment = /(?<![a-z])(?:paid|pays?|pd|pmt|payment)(?![a-z])/i
const plans =
  /(?<![a-z])(?:ins|insur[a-z]*|plan|pay[eo]r|carrier|benefits?|company|third|3rd|3p|tp|fund|tpa|employer|hmo|ppo|mco|medicare|medicaid)(?![a-z])/i
const persons =
  /(?<![a-z])(?:our|my|mine|me|i|you|your|patients?|pt|pat|members?|mbr|mem|clients?|self|family|employees?|ee|customers?|cust|shoppers?|guest|participant|subscriber|residents?|insured|person)(?![a-z])/i

/**
 * Asks which of two payments is the plan's where no name says it and nobody did: an employer and a patient
 * mean opposite things by `We paid` and `They paid`, and what adds up with one does so with the other.
 *
 * @param before the same columns before amounts that add up told what some of them are
 */
export function askedWhose(
  columns: readonly AssignedColumn[],
  before: readonly AssignedColumn[],
): readonly AssignedColumn[] {
  const paid = columns.find(({ meaning }) => meaning === 'paidCents')
  const part = columns.find(({ meaning }) => meaning === 'patientShareCents')
  if (!paid || !part) return columns
  const both = [paid, part]
  const names = both.map(({ column }) => spaced(column.header))
  const isOpen =
    both.every(({ confidence }) => confidence < said) &&
    names.every((name) => payment.test(name)) &&
    (names.some((name) => pronoun.test(name)) || both.some((column) => !before.includes(column))) &&
    paysFor(paid, part) <= 0
  if (!isOpen) return columns
  const isReverse = employerPaysFor(paid, part, columns) < 0
  const [ours, theirs] = isReverse ? changed(paid, part) : both
  return columns.map((column) => {
    if (column === paid) return withRival(ours ?? paid, part)
    return column === part ? withRival(theirs ?? part, paid) : column
  })
}

/** Two payments with each other's meaning. */
function changed(paid: AssignedColumn, part: AssignedColumn): readonly AssignedColumn[] {
  const reason = 'an employer who lists employees says of the plan what it paid itself'
  return [
    { ...paid, meaning: part.meaning, reason },
    { ...part, meaning: paid.meaning, reason },
  ]
}

function withRival(column: AssignedColumn, other: AssignedColumn): AssignedColumn {
  const reason = `${column.reason}; ${other.column.header} may be it as well`
  return { ...column, confidence: unsure, reason, hasRival: true }
}

/** Above 0 where the names say that the first is a plan's part and the second a person's, below it the reverse. */
export function paysFor(
  { column: one }: AssignedColumn,
  { column: other }: AssignedColumn,
): number {
  return leaning(one.header) - leaning(other.header)
}

const writer = /(?<![a-z])(?:we|us)(?![a-z])/i
const others = /(?<![a-z])(?:they|them)(?![a-z])/i
const staff = /(?<![a-z])(?:employees?|associates?|workers?|staff)(?![a-z])/i

/**
 * The same by `We paid` and `They paid`, where whoever wrote the list calls the persons on it employees: then
 * it is their employer who says `we`, and the plan is the employer's. 0 where nothing says who wrote it.
 */
export function employerPaysFor(
  { column: one }: AssignedColumn,
  { column: other }: AssignedColumn,
  columns: readonly AssignedColumn[],
): number {
  const isEmployers = columns.some(
    ({ column, meaning }) =>
      meaning !== undefined &&
      meaning !== 'ignored' &&
      factsOf(meaning).field === 'patientKey' &&
      staff.test(spaced(column.header)),
  )
  return isEmployers ? sideOf(one.header) - sideOf(other.header) : 0
}

function sideOf(header: string): number {
  const words = spaced(header)
  return Number(writer.test(words)) - Number(others.test(words))
}

function leaning(header: string): number {
  const words = spaced(header)
  return Number(plans.test(words)) - Number(persons.test(words))
}
