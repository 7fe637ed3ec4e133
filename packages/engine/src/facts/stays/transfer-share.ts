import type { DrgFacts } from '../../reference/drg-rows.ts'

/**
 * Of the whole payment what a transfer is paid (42 CFR 412.4(f)): by the day, the first one twice; of DRGs of the special
 * formula one half and the first day in full, and one half of each further day. Undefined where the mean stay is not known.
 *
 * @param days nights of the stay, one at least
 * @param postAcute how the DRG counts where post-acute care follows; undefined where a hospital does
 */
export function transferShare(
  days: number,
  postAcute: DrgFacts['postAcute'],
  drg: DrgFacts | undefined,
): number | undefined {
  const { meanDays } = drg ?? {}
  if (meanDays === undefined || meanDays <= 0) return undefined
  const byDay = postAcute === 'special' ? 0.5 + (days + 1) / (2 * meanDays) : (days + 1) / meanDays
  return Math.min(1, byDay)
}
