import type { DatedRow } from '../../reference/in-effect.ts'

/** Services from one code to another. */
export interface DoneEverywhereRow extends DatedRow {
  readonly first: number
  readonly last: number
}

const source = 'CPT, surgical section: no operation of its own; chosen by Plumbline in 2026-11'

/**
 * Services of the surgical section that are no operations: tubes into airway, chest and stomach, blood draws and lines, catheters of the
 * bladder, tests of the unborn child, wax of the ear. They are done wherever the patient is, and more than once a day.
 */
export const doneEverywhere: readonly DoneEverywhereRow[] = [
  { first: 31500, last: 31515, source },
  { first: 31603, last: 31605, source },
  { first: 32550, last: 32562, source },
  { first: 36000, last: 36598, source },
  { first: 36600, last: 36680, source },
  { first: 43752, last: 43763, source },
  { first: 51700, last: 51798, source },
  { first: 59020, last: 59051, source },
  { first: 69200, last: 69220, source },
]
