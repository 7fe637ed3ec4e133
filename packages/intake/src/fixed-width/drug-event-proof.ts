import { isValidNpi } from '@plumbline/engine'
import { drugEventLayout } from './drug-event.table.ts'
import { cellOf, scaledOf, textOf } from './field-value.ts'
import type { FixedField } from './layout.ts'

const fields = new Map(
  drugEventLayout.records.flatMap((record) => record.fields).map((field) => [field.name, field]),
)

/** Such a share of events may be odd, and one of this many: a file holds errors that an audit is to find. */
const oddShare = 0.05
const fewestWithOdd = 5

/**
 * What of the layout the events of a file do not bear out: dates that are none, products that are no
 * NDC, numbers and amounts that are written otherwise, identifiers without their check digit, and what
 * people and plans paid that is not what the drug cost. Blank where all of it is borne out.
 */
export function unprovenParts(events: readonly string[]): readonly string[] {
  const atLeast = events.length >= fewestWithOdd ? 1 : 0
  const most = Math.max(atLeast, Math.floor(events.length * oddShare))
  return checks
    .filter(([, holds]) => events.filter((event) => !holds(event)).length > most)
    .map(([name]) => name)
}

const checks: readonly (readonly [string, (event: string) => boolean])[] = [
  ['dates of service', (event) => isDay(event, 'DATE OF SERVICE', false)],
  ['dates of birth', (event) => isDay(event, 'PATIENT DATE OF BIRTH', true)],
  ['product numbers', (event) => /^(?:\d{11}|0)$/.test(said(event, 'PRODUCT SERVICE ID'))],
  ['fill numbers', (event) => /^\d\d$/.test(said(event, 'FILL NUMBER'))],
  ['quantities', (event) => /^\d{10}$/.test(said(event, 'QUANTITY DISPENSED'))],
  ['days supplied', (event) => /^\d{3}$/.test(said(event, 'DAYS SUPPLY'))],
  ['pharmacies', (event) => isProvider(event, 'SERVICE PROVIDER ID')],
  ['prescribers', (event) => isProvider(event, 'PRESCRIBER ID')],
  ['amounts', (event) => amounts.every((name) => cents(event, name) !== undefined)],
  ['what was paid against what it cost', isBalanced],
]

const costs = [
  'INGREDIENT COST PAID',
  'DISPENSING FEE PAID',
  'TOTAL AMOUNT ATTRIBUTED TO SALES TAX',
  'VACCINE ADMINISTRATION FEE',
]
const payments = [
  'PATIENT PAY AMOUNT',
  'OTHER TROOP AMOUNT',
  'LOW INCOME COST SHARING SUBSIDY',
  'PATIENT LIABILITY REDUCTION OTHER PAYER',
  'COVERED D PLAN PAID AMOUNT',
  'NON COVERED PLAN PAID AMOUNT',
]
const amounts = [...costs, ...payments]

/** Cents that rounding may leave. */
const roundingCents = 5

function isBalanced(event: string): boolean {
  const sum = (names: readonly string[]) =>
    names.reduce((all, name) => all + (cents(event, name) ?? 0), 0)
  const cost = sum(costs)
  // An event of no cost proves nothing, and contradicts nothing where nothing was paid.
  return Math.abs(cost - sum(payments)) <= roundingCents
}

function fieldOf(name: string): FixedField {
  const field = fields.get(name)
  if (!field) throw new Error(`No field ${name}`)
  return field
}

function said(event: string, name: string): string {
  return textOf(event, fieldOf(name))
}

function cents(event: string, name: string): number | undefined {
  return scaledOf(event, fieldOf(name))
}

function isDay(event: string, name: string, mayBeBlank: boolean): boolean {
  const day = cellOf(event, fieldOf(name))
  if (day === '') return mayBeBlank
  return /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(day)
}

/** Qualifier 01 is an NPI, by its check digit; others are what they are. */
function isProvider(event: string, name: string): boolean {
  const [qualifier, id] = [said(event, `${name} QUALIFIER`), said(event, name)]
  return qualifier === '01' ? isValidNpi(id) : /^\w{0,2}$/.test(qualifier) && /^\w*$/.test(id)
}
