import type { Rule } from '../rule.ts'
import { impossibleDate } from './data-quality/impossible-date.ts'
import { npiCheckDigit } from './data-quality/npi-check-digit.ts'
import { ndcFormImpossible } from './data-quality/ndc-form-impossible.ts'
import { ndcNotInDirectory } from './data-quality/ndc-not-in-directory.ts'
import { duplicateFill } from './duplicate/duplicate-fill.ts'

/** Every rule, in the order in which reports list them. */
export const allRules: readonly Rule[] = [
  npiCheckDigit,
  ndcFormImpossible,
  ndcNotInDirectory,
  duplicateFill,
]
