import type { Rule } from '../rule.ts'
import { npiCheckDigit } from './data-quality/npi-check-digit.ts'

/** Every rule, in the order in which reports list them. */
export const allRules: readonly Rule[] = [npiCheckDigit]
