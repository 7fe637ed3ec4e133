import type { ClaimField, ClaimLine } from '../../claim/claim-line.ts'
import type { FindingClass } from '../../result/finding.ts'
import { longestLifeYears } from '../../claim/day.ts'
import { isAssigned } from './revenue/assigned-revenue-codes.ts'
import { isHidden, isWording } from './unreadable-values.ts'

/** A value that no code of its field can be. */
export interface NoCodeValue {
  readonly field: ClaimField
  readonly stated: string
  /** What stands against it, behind the name of the field and the value. */
  readonly says: string
  /** An error where the code set proves that there is none. */
  readonly class: FindingClass
}

const forms: ReadonlyMap<ClaimField, string> = new Map([
  ['procedureCode', 'no code set has a code of zeros'],
  ['modifiers', 'modifiers have two characters'],
  [
    'diagnoses',
    'codes of ICD-10-CM have three to seven characters, with a digit in second place but for QA0',
  ],
  ['revenueCode', 'revenue codes have four digits'],
  ['billType', 'types of bill have three characters, the first two of them digits'],
  ['drg', 'DRGs have three digits'],
  ['sex', 'claims state F, M or U'],
])

/** The values of a line that cannot be codes of their fields, hidden ones left out. */
export function noCodeValues(line: ClaimLine): readonly NoCodeValue[] {
  const { unreadable, revenueCode, drg, ageYears } = line
  const isUsual = unreadable.length === 0 && isOrdinary(revenueCode) && drg === undefined
  if (isUsual && (ageYears === undefined || ageYears < longestLifeYears)) return none
  return [
    ...unreadable.flatMap(({ field, stated }) =>
      field === 'procedureCode' && isBilledOtherwise(line) ? none : noCode(field, stated),
    ),
    ...(isOrdinary(revenueCode) ? none : noRevenueCode(revenueCode)),
    ...(drg !== undefined && /^[A-Z]+$/.test(drg) ? noCode('drg', drg) : none),
    ...(ageYears === undefined || ageYears < longestLifeYears ? none : noAge(ageYears)),
  ]
}

const none: readonly NoCodeValue[] = []

/** Zeros beside another code of the service stand for "no procedure". */
function isBilledOtherwise({ revenueCode, drg, ndcAsBilled, drugName }: ClaimLine): boolean {
  return (revenueCode ?? drg ?? ndcAsBilled ?? drugName) !== undefined
}

function noCode(field: ClaimField, stated: string): readonly NoCodeValue[] {
  const says = forms.get(field)
  if (says === undefined || isHidden(stated)) return none
  return [{ field, stated, says, class: isWording(stated) ? 'lead' : 'error' }]
}

/** Nobody lives to be so old (Medicare Code Editor, edit 14: ages from 0 to 124). */
function noAge(years: number): readonly NoCodeValue[] {
  const says = `ages reach from 0 to ${longestLifeYears - 1} years`
  return [{ field: 'ageYears', stated: String(years), says, class: 'lead' }]
}

/**
 * No code, or one of a category that is assigned: 000x to 002x, 010x to 099x, behavioral health rooms 100x,
 * alternative therapy 210x, adult care 310x (National Uniform Billing Committee), and where all codes of the category are
 * known, one of these.
 */
function isOrdinary(code: string | undefined): code is undefined {
  if (code === undefined) return true
  return ofCategory.test(code) && isAssigned(code)
}

const ofCategory = /^(?:0(?:0[0-2]|[1-9]\d)\d|100\d|210\d|310\d)$/

/** Digits of a code among other signs (`REV 0450`, `0450/0250`) are a way of writing it. */
function noRevenueCode(code: string): readonly NoCodeValue[] {
  if (/^\d{4}$/.test(code)) {
    const says = ofCategory.test(code)
      ? 'its category (the first three digits) has no such code'
      : 'no code of its category (the first three digits) is assigned'
    return [{ field: 'revenueCode', stated: code, says, class: 'lead' }]
  }
  const isWritten = /(?<!\d)\d{3,4}(?!\d)/.test(code) || placeholders.has(code)
  return isWritten ? none : noCode('revenueCode', code)
}

const placeholders: ReadonlySet<string> = new Set(['NA', 'UNK', 'UNKNOWN'])
