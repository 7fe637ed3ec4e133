import type { RelativeUnits, RelativeValues } from '../reference/procedure-rows.ts'

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

/**
 * Relative value units times the conversion factor, rounded to the cent (42 CFR 414.20), without a
 * locality. Imaging is paid at most what a hospital is paid for it (42 CFR 414.22(b)(5)). Undefined
 * where the schedule has no units for the part.
 */
export function serviceFee(
  values: RelativeValues,
  component: FeeComponent,
  isFacility: boolean,
): ServiceFee | undefined {
  const units = values[component]
  if (units === undefined) return undefined
  const cents = (relative: number) => Math.round(relative * values.factorDollars * 100)
  const { professional } = values
  const professionalUnits = professional && totalOf(professional, isFacility)
  return {
    cents: cents(totalOf(units, isFacility)),
    expenseCents: cents(expenseOf(units, isFacility)),
    professionalCents: professionalOf(component, professionalUnits && cents(professionalUnits)),
  }
}

function professionalOf(component: FeeComponent, cents: number | undefined): number | undefined {
  return component === 'technical' ? 0 : cents
}

function totalOf(units: RelativeUnits, isFacility: boolean): number {
  const { work, malpractice, hospitalCap = Infinity } = units
  return work + Math.min(expenseOf(units, isFacility) + malpractice, hospitalCap)
}

function expenseOf(units: RelativeUnits, isFacility: boolean): number {
  return isFacility ? units.facilityExpense : units.nonFacilityExpense
}
