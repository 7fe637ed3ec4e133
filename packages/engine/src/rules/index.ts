import type { Rule } from '../rule.ts'
import { npiCheckDigit } from './data-quality/npi-check-digit.ts'
import { ndcFormImpossible } from './data-quality/ndc-form-impossible.ts'
import { ndcNotInDirectory } from './data-quality/ndc-not-in-directory.ts'

/** Every rule, in the order in which reports list them. */
export const allRules: readonly Rule[] = [npiCheckDigit, ndcFormImpossible, ndcNotInDirectory]
