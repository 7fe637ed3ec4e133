import type { SetAsideCode } from '../words/set-aside.ts'
import type { X12Facts } from './x12-columns.table.ts'

/** A claim without lines is a stay where it has a DRG; else nothing of it says what was done. */
export function withoutService({ drg }: X12Facts): SetAsideCode | undefined {
  return drg === undefined ? 'claim-without-lines' : undefined
}
