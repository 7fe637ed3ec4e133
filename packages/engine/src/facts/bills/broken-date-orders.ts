import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { isPersonal } from '../../sentences/personal-data.ts'
import { date, field } from '../../sentences/say.ts'
import type { Sentence, Slot } from '../../sentences/sentence.ts'
import { dateOrders, type DateOrder } from './date-order.ts'

type NamedDay = DateOrder['first'] | DateOrder['then']

type ReadDay = (line: ClaimLine, auditDay: Day) => Day | undefined

/** How each date is read: by its own name, which is fast. */
const readers: Readonly<Record<NamedDay, ReadDay>> = {
  birthDay: (line) => line.birthDay,
  deathDay: (line) => line.deathDay,
  serviceFromDay: (line) => line.serviceFromDay,
  serviceThroughDay: (line) => line.serviceThroughDay,
  admissionDay: (line) => line.admissionDay,
  dischargeDay: (line) => line.dischargeDay,
  receivedDay: (line) => line.receivedDay,
  paidDay: (line) => line.paidDay,
  writtenDay: (line) => line.writtenDay,
  auditDay: (_, auditDay) => auditDay,
}

/** The dates that orders compare, so that each is read once a line. */
const namedDays = Array.from(new Set(dateOrders.flatMap(({ first, then }) => [first, then])))

const readDays = namedDays.map((name) => readers[name])

/** The orders, with the places of their dates among the named ones. */
const comparisons = dateOrders.map((order) => ({
  order,
  first: namedDays.indexOf(order.first),
  then: namedDays.indexOf(order.then),
  slackDays: order.slackDays,
}))

/** The orders that the dates of a line break, the gravest first; a date that is not stated breaks none. */
export function brokenDateOrders(line: ClaimLine, auditDay: Day): readonly DateOrder[] {
  const days = readDays.map((read) => read(line, auditDay))
  let broken: DateOrder[] | undefined
  for (const { order, first, then, slackDays } of comparisons) {
    const one = days[first]
    const other = days[then]
    if (one === undefined || other === undefined || one <= other + slackDays) continue
    if (order.appliesTo?.(line) !== false) (broken ??= []).push(order)
  }
  return broken ?? none
}

const none: readonly DateOrder[] = []

/** One sentence that says how the line breaks an order, with both dates in it. */
export function sayContradiction(line: ClaimLine, order: DateOrder, auditDay: Day): Sentence {
  return order.says(slotOf(line, order.first, auditDay), slotOf(line, order.then, auditDay))
}

/** Dates of birth and death are said as what the line says, so that they can be withheld. */
function slotOf(line: ClaimLine, name: NamedDay, auditDay: Day): Slot {
  if (name === 'auditDay') return date(auditDay)
  const day = line[name]
  return day === undefined || isPersonal(name) ? field(line, name) : date(day)
}
