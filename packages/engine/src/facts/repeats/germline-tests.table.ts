import type { DatedRow } from '../../reference/in-effect.ts'

/** Tests of genes that a person is born with. */
export interface GermlineTests extends DatedRow {
  readonly codes: string
}

/**
 * Written 2026-11. Left out are codes that stand for many genes (81400 to 81408, 81479), for one known variant of a
 * family, of which several may be looked for, tissue types, which are confirmed before a transplant, and tests of tumors.
 */
export const germlineTests: readonly GermlineTests[] = [
  {
    codes:
      '81162 81163 81164 81165 81166 81167 81201 81203 81212 81216 81292 81294 81295 81297 81298 81300 81317 ' +
      '81319 81321 81323 81432 81433 81435 81436 81437 81438',
    source:
      'National Coverage Determination 90.2: not tested before with the same germline test for the same genetic content',
  },
  {
    codes:
      '81220 81222 81223 81224 81225 81226 81227 81230 81231 81240 81241 81243 81256 81257 81291 81306 81328 ' +
      '81329 81332 81335 81355',
    source:
      '42 CFR 410.32(a): a test is used in the care of the patient; genes that a person is born with stay the same',
  },
]
