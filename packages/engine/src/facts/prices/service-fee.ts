import type {
  LocalityIndexes,
  RelativeUnits,
  RelativeValues,
} from '../../reference/procedure-rows.ts'

/** The fee of one unit of a service, in cents, and what of it reductions look at. */
export interface ServiceFee {
  readonly cents: number
  /** The practice expense in it. */
  readonly expenseCents: number
  /** Of services with components: what interpreting them is worth; the rest is their technical part. */
  readonly professionalCents: number | undefined
}

/** Which part of a service is paid. */
export type FeeComponent = 'whole' | 'professional' | 'technical'

/** Where and at which cost of a place: an office or a facility; national where no locality is known. */
export interface FeeSite {
  readonly isFacility: boolean
  readonly locality?: LocalityIndexes | undefined
}

/** The national average, which every index is 1 of. */
const national = { work: 1, expense: 1, malpractice: 1 } as const

/**
 * Relative value units by the indexes of the locality, times the conversion factor, rounded to the cent
 * (42 CFR 414.20). Imaging is paid at most what a hospital is paid for it (42 CFR 414.22(b)(5)).
 * Undefined where the schedule has no units for the part.
 */
export function serviceFee(
  values: RelativeValues,
  component: FeeComponent,
  site: FeeSite,
): ServiceFee | undefined {
  const units = values[component]
  if (units === undefined) return undefined
  const cents = (relative: number) => Math.round(relative * values.factorDollars * 100)
  const { professional } = values
  const professionalCents = professional && cents(totalOf(professional, site))
  return {
    cents: cents(totalOf(units, site)),
    expenseCents: cents(expenseOf(units, site)),
    professionalCents: component === 'technical' ? 0 : professionalCents,
  }
}

function totalOf(units: RelativeUnits, site: FeeSite): number {
  const { work, expense, malpractice } = site.locality ?? national
  const { hospitalCap: cap } = units
  const rest = expenseOf(units, site) + units.malpractice * malpractice
  const most = cap ? cap.expense * expense + cap.malpractice * malpractice : Infinity
  return units.work * work + Math.min(rest, most)
}

function expenseOf(units: RelativeUnits, { isFacility, locality }: FeeSite): number {
  const { expense } = locality ?? national
  return (isFacility ? units.facilityExpense : units.nonFacilityExpense) * expense
}
