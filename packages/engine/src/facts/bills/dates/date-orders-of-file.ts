import type { ClaimField, ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import { Remembered } from '../../../memo/memories.ts'
import type { DayContext } from '../../../rule/rule.ts'
import { isPersonal } from '../../../sentences/personal-data.ts'
import { date, field } from '../../../sentences/say.ts'
import type { Sentence, Slot } from '../../../sentences/sentence.ts'
import type { DateOrder } from './date-order.ts'
import { dateOrders } from './date-orders.ts'

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

/** One order between two dates that a file has, by their places among those dates. */
interface Comparison {
  readonly order: DateOrder
  readonly first: number
  readonly then: number
}

/** The orders between dates that a file has: most files have few of them. */
export class DateOrdersOfFile {
  readonly #read: readonly ReadDay[]
  /** The dates of the line that is looked at. */
  readonly #days: (Day | undefined)[] = []
  readonly #comparisons: readonly Comparison[]

  /** @param mayHave whether lines of the file may state a field */
  constructor(mayHave: (field: ClaimField) => boolean) {
    const isStated = (name: NamedDay) => name === 'auditDay' || mayHave(name)
    const orders = dateOrders.filter(({ first, then }) => isStated(first) && isStated(then))
    const named = Array.from(new Set(orders.flatMap(({ first, then }) => [first, then])))
    this.#read = named.map((name) => readers[name])
    this.#comparisons = orders.map((order) => ({
      order,
      first: named.indexOf(order.first),
      then: named.indexOf(order.then),
    }))
  }

  /** The orders that a line breaks, the gravest first; a date that is not stated breaks none. */
  brokenBy(line: ClaimLine, auditDay: Day): readonly DateOrder[] {
    const days = this.#days
    for (let at = 0; at < this.#read.length; at++) days[at] = this.#read[at]?.(line, auditDay)
    let broken: DateOrder[] | undefined
    for (const { order, first, then } of this.#comparisons) {
      const one = days[first]
      const other = days[then]
      if (one === undefined || other === undefined || one <= other + order.slackDays) continue
      if (order.appliesTo?.(line) !== false) (broken ??= []).push(order)
    }
    return broken ?? none
  }
}

const none: readonly DateOrder[] = []

const ofAudit = new Remembered((): { orders: DateOrdersOfFile | undefined } => ({
  orders: undefined,
}))

/** The orders between dates of the file that is audited. */
export function dateOrdersOfFile({
  mayHave,
  memories,
}: Pick<DayContext<never>, 'mayHave' | 'memories'>): DateOrdersOfFile {
  const kept = ofAudit.in(memories)
  return (kept.orders ??= new DateOrdersOfFile(mayHave))
}

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

/** Whether a line states any of the dates by which claims are placed in time. */
export function hasDate(line: ClaimLine): boolean {
  return (
    line.serviceFromDay !== undefined ||
    line.paidDay !== undefined ||
    line.admissionDay !== undefined
  )
}
