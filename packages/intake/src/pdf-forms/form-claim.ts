import type { SetAsideCode } from '../words/set-aside.ts'
import type { ReadingDoubt } from '../words/reading-doubt.ts'
import type { FormFacts } from './form-columns.table.ts'

/** A service of a form, or what stands in its place where none can be audited. */
export interface FormLine {
  /** Line of the form, 1 first; 0 for the form as a whole. */
  readonly line: number
  readonly facts: FormFacts
  readonly because?: SetAsideCode
  /** Of a scan: what of it was read in two ways. */
  readonly doubts: readonly ReadingDoubt[]
}

/** What one page of a claim form says. */
export interface FormClaim {
  readonly page: number
  /** Facts of the claim, without those of its lines. */
  readonly facts: FormFacts
  readonly lines: readonly FormLine[]
  /** What the form states as the total of its charges, in cents. */
  readonly totalCents: number | undefined
  /** Of a scan: what was read in two ways and matters for all lines of the claim; undefined of other pages. */
  readonly doubts: readonly ReadingDoubt[] | undefined
  /** More pages of the claim follow, as far as this one says. */
  readonly goesOn: boolean
}

/** What a line of a form covers on the sheet, in points from its upper left corner. */
export interface LineBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A form that claims are written on, and how it is read. */
export interface ClaimForm {
  /** As people call it. */
  readonly name: string
  /** Where a line stands, in words. */
  readonly placeOf: (line: number) => string
  /** The boxes of a line, from the first to the last one; undefined of the form as a whole. */
  readonly boxOf: (line: number) => LineBox | undefined
}
