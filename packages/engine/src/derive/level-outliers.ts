import type { ClaimLine } from '../claim-line.ts'
import { robustSpread } from './robust-spread.ts'
import type { VisitScale } from './visit-levels.ts'

/** The visits of one provider on one scale. */
export interface LevelMix {
  readonly scale: VisitScale
  readonly specialty: string | undefined
  readonly visits: readonly ClaimLine[]
  readonly high: readonly ClaimLine[]
}

/** How a mix compares with those of its peers. */
export interface LevelComparison {
  readonly peers: number
  /** Share of high levels, 0 to 1: the provider's own, and the middle of the peers'. */
  readonly share: number
  readonly peerShare: number
  readonly deviations: number
}

/** Fewer visits than this show no habit, and fewer peers no usual. */
export const minimumVisits = 20
export const minimumPeers = 8

/** Shares closer than this are alike, whatever the peers' spread. */
const leastDeviation = 0.05

/** Modified z-score from which a value is an outlier (Iglewicz and Hoaglin 1993). */
export const outlierDeviations = 3.5

/** Compares a mix with its peers', which must not hold the mix itself; undefined with too few. */
export function compareLevels(
  mix: LevelMix,
  peers: readonly LevelMix[],
): LevelComparison | undefined {
  const known = peers.filter(({ visits }) => visits.length >= minimumVisits)
  if (mix.visits.length < minimumVisits || known.length < minimumPeers) return undefined
  const { median, deviation } = robustSpread(Float64Array.from(known, shareOf))
  const share = shareOf(mix)
  const deviations = (share - median) / Math.max(deviation, leastDeviation)
  return { peers: known.length, share, peerShare: median, deviations }
}

/**
 * Whether the share is out of the peers' range and the visits are too many for chance: the lower
 * end of its 95 % interval (Wilson) lies above the middle of the peers.
 */
export function isLevelOutlier(mix: LevelMix, comparison: LevelComparison): boolean {
  const { share, peerShare, deviations } = comparison
  return deviations >= outlierDeviations && wilsonLow(share, mix.visits.length) > peerShare
}

function shareOf({ visits, high }: LevelMix): number {
  return high.length / visits.length
}

function wilsonLow(share: number, count: number): number {
  const z = 1.96
  const middle = share + (z * z) / (2 * count)
  const spread = z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count))
  return (middle - spread) / (1 + (z * z) / count)
}
