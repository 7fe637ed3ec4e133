export type BillingUnit = 'EA' | 'ML' | 'GM'

/**
 * The NCPDP billing unit that a unit of measure stands for, UN (units) and the words of extracts
 * included; undefined where it is none (F2 international units, milligrams).
 */
export function billingUnitOf(unitOfMeasure: string): BillingUnit | undefined {
  return unitWords.find(([word]) => word.test(unitOfMeasure))?.[1]
}

const unitWords: readonly (readonly [RegExp, BillingUnit])[] = [
  [/^(?:EA|UN|EACH(?:ES)?|TAB(?:LET)?S?|CAP(?:SULE)?S?)$/i, 'EA'],
  [/^(?:MLS?|MILLILIT(?:ER|RE)S?)$/i, 'ML'],
  [/^(?:GMS?|GR|G|GRAMS?)$/i, 'GM'],
]

/** Whether two units may be compared; one that is not stated is taken to be the usual one. */
export function sameBillingUnit(
  billed: string | undefined,
  usual: BillingUnit | undefined,
): boolean {
  return billed === undefined || usual === undefined || billingUnitOf(billed) === usual
}
