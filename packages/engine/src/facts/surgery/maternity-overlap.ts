import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import type { Reach } from './maternity-packages.ts'
import { maternityCare, isOfTwins, paysCareAfter, routineVisit } from './maternity-care.ts'

/** Why a line is part of a maternity package, or cannot stand beside a delivery. */
export interface MaternityOverlap {
  readonly what: 'antepartum' | 'delivery' | 'postpartum'
  readonly isSure: boolean
}

/** Days of a pregnancy before the delivery, and of the care after it. */
const daysBefore = 280
const daysAfter = 56

/** Deliveries of one birth may be billed some days apart; of two, this many days lie between at least. */
const oneBirth = 7
const twoBirths = 210

/** Where packages that a line can overlap with may lie; those of other practices for deliveries alone. */
export function reachOf(line: ClaimLine): Reach & { readonly ofAnybody: boolean } {
  const care = maternityCare(line.procedure)
  if (care === 'package' || care === 'delivery')
    return { before: twoBirths - 1, after: 0, ofAnybody: true }
  const isAfterBirth = care === 'postpartum' || routineVisit(line) === 'postpartum'
  return isAfterBirth
    ? { before: daysAfter, after: 0, ofAnybody: false }
    : { before: 0, after: daysBefore, ofAnybody: false }
}

/** How a line overlaps with the package of a patient; undefined where it does not. */
export function overlapWith(
  line: ClaimLine,
  whole: ClaimLine,
  isOneGroup: boolean,
): MaternityOverlap | undefined {
  const { serviceFromDay: on } = line
  const { serviceFromDay: birth } = whole
  if (line === whole || on === undefined || birth === undefined) return undefined
  const care = maternityCare(line.procedure)
  if (care === 'package' || care === 'delivery')
    return secondDelivery(line, whole, on - birth, isOneGroup)
  if (!isOneGroup) return undefined
  const isAfterPaid = paysCareAfter(whole.procedure) && isAfter(on, birth)
  if (care === 'postpartum') return isAfterPaid ? { what: 'postpartum', isSure: true } : undefined
  const visit = routineVisit(line)
  if (visit === 'postpartum')
    return isAfterPaid && on > birth ? { what: 'postpartum', isSure: true } : undefined
  if (maternityCare(whole.procedure) !== 'package') return undefined
  if (care === 'antepartum')
    return isBefore(on, birth) ? { what: 'antepartum', isSure: true } : undefined
  return visit === undefined ? undefined : visitBefore(line, on, birth)
}

function visitBefore(line: ClaimLine, on: Day, birth: Day): MaternityOverlap | undefined {
  const visit = routineVisit(line)
  const isSure = visit === 'normal' && !line.modifiers.includes('25')
  return isBefore(on, birth) && on < birth ? { what: 'antepartum', isSure } : undefined
}

/** The later of two deliveries is at fault; two of one day are of one birth unless twins are said. */
function secondDelivery(
  line: ClaimLine,
  whole: ClaimLine,
  later: number,
  isOneGroup: boolean,
): MaternityOverlap | undefined {
  if (later < 0 || later >= twoBirths || isOfTwins(line) || isOfTwins(whole)) return undefined
  if (later === 0 && line.procedure === whole.procedure) return undefined
  // Two that are no package may be of twins, or of a surgeon and who assisted.
  if (later === 0 && maternityCare(line.procedure) === maternityCare(whole.procedure))
    return undefined
  if (later === 0 && maternityCare(line.procedure) === 'package') return undefined
  return { what: 'delivery', isSure: isOneGroup && later <= oneBirth }
}

function isBefore(on: Day, birth: Day): boolean {
  return on <= birth && birth - on <= daysBefore
}

function isAfter(on: Day, birth: Day): boolean {
  return on >= birth && on - birth <= daysAfter
}
