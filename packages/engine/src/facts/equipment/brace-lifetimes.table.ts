import type { DatedRow } from '../../reference/in-effect.ts'

/** How long braces of a part of the body last at least. */
export interface BraceLifetime extends DatedRow {
  /** The part of the body, as a sentence names its brace. */
  readonly names: string
  /** Codes and runs of codes: `L0450-L0492`. */
  readonly codes: string
  readonly months: number
  /** Worn on one side, which has a brace of its own. */
  readonly bySide?: true
}

const fiveYears =
  '42 CFR 414.210(f)(1): a reasonable useful lifetime of five years where no program instruction says otherwise'
const knees =
  'Policy Article A52465, knee orthoses: lifetimes of one to three years by code, of which the least is taken'

/** Written 2026-11. Soft supports, additions, shoes, splints for nights and braces of fractures are left out. */
export const braceLifetimes: readonly BraceLifetime[] = [
  { names: 'a brace of the back', codes: 'L0450-L0492 L0625-L0651', months: 60, source: fiveYears },
  {
    names: 'a brace of the knee',
    codes: 'L1810-L1860',
    months: 12,
    bySide: true,
    source: knees,
  },
  {
    names: 'a brace of ankle and foot',
    codes: 'L1900-L1990',
    months: 60,
    bySide: true,
    source: fiveYears,
  },
]
