import type { Day } from '../../claim/day.ts'
import { drugContextOn, type DrugSpan } from '../drugs/drug-context.ts'
import { fillName } from '../drugs/names/fill-name.ts'
import type { TakenFill } from '../fills/drug-taken.ts'

/** Buprenorphine that is made for pain: patches, films in micrograms, the small injection (FDA labels). */
const forPain = /butrans|belbuca|buprenex|patch|transderm|\bmcg\b|\b0?\.3\s*mg/i

/** Whether a class of the drug profiles is that of buprenorphine, for pain or for dependence. */
export function isPartialAgonist(drugClass: string | undefined): boolean {
  return drugClass === 'partial opioid agonist'
}

/** Whether a fill is of buprenorphine as it is given for opioid dependence, by what the product is called. */
export function treatsDependence({ line, drugClass, fromDay }: TakenFill, span: DrugSpan): boolean {
  if (!isPartialAgonist(drugClass)) return false
  const context = drugContextOn(fromDay, span)
  return !forPain.test((context && fillName(line, context)) ?? line.drugName ?? '')
}

/** The fills that begin on a later day than a treatment, while what was dispensed of it still lasts; in order of date. */
export function begunDuring(
  treatments: readonly TakenFill[],
  others: readonly TakenFill[],
): TakenFill[] {
  const inOrder = (fills: readonly TakenFill[]) => fills.toSorted((a, b) => a.fromDay - b.fromDay)
  const waiting = inOrder(treatments)
  let next = 0
  let lastsUntil: Day = -Infinity
  return inOrder(others).filter(({ fromDay }) => {
    for (let fill = waiting[next]; fill && fill.fromDay < fromDay; fill = waiting[++next]) {
      lastsUntil = Math.max(lastsUntil, fill.untilDay)
    }
    return lastsUntil > fromDay
  })
}
