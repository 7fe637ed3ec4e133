import { centsOf } from './form-amounts.ts'
import type { FormClaim, FormLine } from './form-claim.ts'
import { isBoxDay } from './form-dates.ts'

/** What stands in the boxes of a page where only one form has them. */
export interface FormSigns {
  /** Service lines with all that a service must have. */
  readonly services: number
  /** Other boxes that hold what belongs there. */
  readonly others: number
}

/** Of a professional claim. */
export function signsOfCms1500({ facts, lines, totalCents }: FormClaim): FormSigns {
  const services = lines.filter(
    (line) =>
      isBoxDay(line.facts.serviceFromDay ?? '') &&
      /^[0-9A-Z]\d{3}[0-9A-Z]$/.test(line.facts.procedureCode ?? '') &&
      hasCharge(line),
  )
  const signs = [
    isBoxDay(facts.birthDay ?? ''),
    facts.sex !== undefined,
    (facts.patientKey ?? '').length > 3,
    /^[A-Z' -]+,/i.test(facts.patientName ?? ''),
    totalCents !== undefined,
    /^\d{10}$/.test(facts.billingNpi ?? ''),
    /^[\d-]{9,10}$/.test(facts.providerTaxId ?? ''),
    services.some(({ facts: line }) => /^\d\d$/.test(line.placeOfService ?? '')),
    services.some(({ facts: line }) => /^[A-Z]\d/.test(line.diagnoses ?? '')),
  ]
  return { services: services.length, others: signs.filter(Boolean).length }
}

/** Of a hospital's bill. */
export function signsOfUb04({ facts, lines, totalCents }: FormClaim): FormSigns {
  const services = lines.filter(
    (line) => /^\d{3,4}$/.test(line.facts.revenueCode ?? '') && hasCharge(line),
  )
  const signs = [
    /^0?\d{2}[0-9A-Z]$/.test(facts.billType ?? ''),
    isBoxDay(facts.claimFromDay ?? ''),
    isBoxDay(facts.claimThroughDay ?? ''),
    isBoxDay(facts.birthDay ?? ''),
    /^[FMU]$/.test(facts.sex ?? ''),
    totalCents !== undefined,
    /^\d{10}$/.test(facts.billingNpi ?? ''),
    /^[A-Z]\d/.test(facts.diagnoses ?? ''),
  ]
  return { services: services.length, others: signs.filter(Boolean).length }
}

function hasCharge({ facts, because }: FormLine): boolean {
  return because === 'unclear-amount' || centsOf(facts.charge) !== undefined
}
