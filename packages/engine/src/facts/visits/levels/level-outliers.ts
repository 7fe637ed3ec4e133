import type { ClaimLine } from '../../../claim/claim-line.ts'
import { robustSpread } from '../../prices/robust-spread.ts'
import { isHighLevel, type VisitScale } from './visit-levels.ts'

/** Services of one provider, and those of them that have the mark whose share is compared. */
export interface MarkedServices {
  /** How many services, with the mark or without it. */
  readonly visits: number
  /** Those with it. */
  readonly high: readonly ClaimLine[]
}

/** The visits of one provider on one scale. */
export class LevelMix {
  readonly scale: VisitScale
  readonly specialty: string | undefined
  /** How many visits, of whatever level. */
  visits = 0
  readonly high: ClaimLine[] = []

  constructor(scale: VisitScale, specialty: string | undefined) {
    this.scale = scale
    this.specialty = specialty
  }

  add(visit: ClaimLine): void {
    this.visits++
    if (isHighLevel(visit, this.scale)) this.high.push(visit)
  }
}

/** What is usual on one scale: the middle of the providers of a cohort, and their spread. */
export interface UsualLevels {
  readonly providers: number
  /** Share of high levels, 0 to 1. */
  readonly share: number
  readonly deviation: number
}

/** Fewer visits than this show no habit, and fewer providers no usual. */
export const minimumVisits = 20
export const minimumProviders = 9

/** Shares closer than this are alike, whatever the peers' spread. */
const leastDeviation = 0.05

/** Modified z-score from which a value is an outlier (Iglewicz and Hoaglin 1993). */
const outlierDeviations = 3.5

/** The usual of a cohort, each provider with enough visits counted once; undefined with too few. */
export function usualLevels(cohort: readonly MarkedServices[]): UsualLevels | undefined {
  const known = cohort.filter(hasHabit)
  if (known.length < minimumProviders) return undefined
  const { median, deviation } = robustSpread(Float64Array.from(known, shareOf))
  return { providers: known.length, share: median, deviation: Math.max(deviation, leastDeviation) }
}

/** Whether a mix has enough visits to be compared. */
export function hasHabit({ visits }: Pick<MarkedServices, 'visits'>): boolean {
  return visits >= minimumVisits
}

/** How many deviations the share of high levels lies over the usual. */
export function deviationsOver(mix: MarkedServices, usual: UsualLevels): number {
  return (shareOf(mix) - usual.share) / usual.deviation
}

/**
 * Whether the share is out of the usual range and the visits are too many for chance: the lower
 * end of its 95% interval (Wilson) lies above the middle.
 */
export function isLevelOutlier(mix: MarkedServices, usual: UsualLevels): boolean {
  return (
    deviationsOver(mix, usual) >= outlierDeviations &&
    wilsonLow(shareOf(mix), mix.visits) > usual.share
  )
}

/** Share of high levels, 0 to 1. */
export function shareOf({ visits, high }: MarkedServices): number {
  return high.length / visits
}

function wilsonLow(share: number, count: number): number {
  const z = 1.96
  const middle = share + (z * z) / (2 * count)
  const spread = z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count))
  return (middle - spread) / (1 + (z * z) / count)
}
