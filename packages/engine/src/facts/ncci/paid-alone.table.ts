import type { DatedRow } from '../../reference/in-effect.ts'

/** Services that the Physician Fee Schedule pays only where nothing else of the day is payable. */
export interface PaidAlone extends DatedRow {
  readonly codes: readonly string[]
}

const source = 'Medicare Physician Fee Schedule, relative value file: status T'

/**
 * Written 2026-11, read from the relative value files of 2023 to 2026. The fee schedule has the status
 * too, but the pair edits must not wait for its release of the day.
 */
export const paidAlone: readonly PaidAlone[] = [
  { codes: ['36591', '36592', '36598', '94760', '94761', '96523'], source },
  { codes: ['G0117', 'G0118'], source },
]
