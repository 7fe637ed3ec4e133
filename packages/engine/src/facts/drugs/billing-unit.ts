export type BillingUnit = 'EA' | 'ML' | 'GM'

/**
 * The NCPDP billing unit that a unit of measure stands for, UN (units) and the words of extracts
 * included; undefined where it is none (F2 international units, milligrams).
 */
export function billingUnitOf(unitOfMeasure: string): BillingUnit | undefined {
  switch (unitOfMeasure.toUpperCase()) {
    case 'EA':
    case 'UN':
    case 'EACH':
      return 'EA'
    case 'ML':
      return 'ML'
    case 'GM':
    case 'GR':
    case 'G':
      return 'GM'
    default:
      return undefined
  }
}

/** Whether two units may be compared; one that is not stated is taken to be the usual one. */
export function sameBillingUnit(
  billed: string | undefined,
  usual: BillingUnit | undefined,
): boolean {
  return billed === undefined || usual === undefined || billingUnitOf(billed) === usual
}
