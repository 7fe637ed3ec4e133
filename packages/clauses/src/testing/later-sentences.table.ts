import type { ClauseTerm } from '../read-clause.ts'

const limit = (
  most: number,
  of: 'visits' | 'units',
  per: 'day' | 'month' | 'year' | 'lifetime',
): ClauseTerm => ({ kind: 'limit', of, most, per })
const price = (...leastOf: Extract<ClauseTerm, { kind: 'price' }>['leastOf']): ClauseTerm => ({
  kind: 'price',
  leastOf,
})
const notCovered: ClauseTerm = { kind: 'not-covered' }

/**
 * Clauses of commercial contracts, of contracts with pharmacy benefit managers, and of plan documents, with what each says in
 * the language; nothing where a person has to write it. Expected before they were tried. Ours.
 */
export const laterSentences: readonly (readonly [sentence: string, ...terms: ClauseTerm[]])[] = [
  // Commercial contracts.
  ['Outpatient imaging shall be reimbursed at 62% of billed charges.', price({ percentOfCharge: 62 })],
  ['Emergency department visits: $1,150 per visit.', price({ perService: 1150 })],
  ['For drugs billed with a HCPCS code, Payor pays $9.75 per unit.', price({ perUnit: 9.75 })],
  ['Cesarean delivery shall be paid at a case rate of $9,400.', { kind: 'case-rate', dollars: 9400 }],
  ['Professional services are compensated at 118% of the current Medicare Physician Fee Schedule.', price({ percentOfMedicare: 118 })],
  ['Reimbursement for radiology is the lesser of 70% of billed charges or 140% of Medicare.', price({ percentOfCharge: 70 }, { percentOfMedicare: 140 })],
  ['Inpatient per diem: $2,150 per day for medical and surgical stays.'],
  ['Implants over $2,500 are paid at invoice cost plus 8%.'],
  ['If charges exceed $90,000, the entire stay is paid at 50% of charges.'],
  ['The parties may renegotiate the rate of 65% of billed charges after the second year.'],
  ['Payor may audit claims paid within the prior 18 months.'],
  ['Clean claims shall be paid within 30 days of receipt.'],
  ['Payor shall not reduce payment below 100% of Medicare.'],
  ['Multiple procedures: 100% for the first, 50% for the second, 25% thereafter.'],
  ['Assistant surgeons are reimbursed at 16% of the fee for the primary surgeon.'],
  ['Claims submitted later than 120 days after the date of service may be denied.', { kind: 'filing', days: 120 }],
  ['Rates in Exhibit C shall not apply to services rendered before January 1, 2026.'],
  ['Charge increases above 4% per year reduce the percent of charge rate proportionally.'],
  // Contracts with pharmacy benefit managers.
  ['Retail brand drugs: AWP minus 17.5% plus a dispensing fee of $0.90.'],
  ['Specialty fills are limited to a 30-day supply.', { kind: 'supply', mostDays: 30 }],
  ['The dispensing fee for generic drugs shall be $1.10 per prescription.'],
  ['PBM guarantees an average generic discount of 84% off AWP.'],
  ['Maintenance medications may be filled for up to a 90-day supply at mail.', { kind: 'supply', mostDays: 90 }],
  ['Member cost share is the lesser of the copay of $15, U&C or the contracted rate.', { kind: 'copay', dollars: 15 }],
  ['Compounded drugs require prior authorization when the cost exceeds $300.'],
  ['Rebates of at least $185 per brand claim shall be paid quarterly.'],
  ['Early refills before 75% of the supply has been used will be rejected.'],
  ['Fertility drugs are excluded under the pharmacy benefit.', notCovered],
  ['Over-the-counter products are not covered unless listed in Appendix D.', notCovered],
  // Plan documents.
  ['Hearing exams: one exam per calendar year.', limit(1, 'visits', 'year')],
  ['Nutritional counseling is limited to 6 visits per plan year.', limit(6, 'visits', 'year')],
  ['The combined limit for physical, occupational and speech therapy is 60 visits per calendar year.', limit(60, 'visits', 'year')],
  ['Home health care is covered up to 120 visits each year, one visit being four hours.', limit(120, 'visits', 'year')],
  ['LASIK surgery is not a covered benefit.', notCovered],
  ['Urgent care: $60 copay per visit.', { kind: 'copay', dollars: 60 }],
  ['After the deductible, you pay 30% coinsurance for imaging.'],
  ['Your out-of-pocket maximum is $7,500 per calendar year.'],
  ['Private duty nursing is covered only when it replaces a hospital stay.'],
  ['Travel vaccines are covered in full.'],
  ['Genetic testing is covered once per lifetime.', limit(1, 'visits', 'lifetime')],
  // Written once those above were mended: what may come to hold, averages, and what is least.
  ['The parties agree to negotiate a case rate of $11,000 for joint replacement.'],
  ['Payor proposes 55% of billed charges for outpatient services.'],
  ['Our goal is a rate of 130% of Medicare.'],
  ['The average payment was 48% of charges.'],
  ['Payment shall be no less than 110% of Medicare.'],
  ['The minimum payment is $75 per visit.'],
  ['Members receive at least 10 visits per calendar year.'],
  ['A floor of 60% of billed charges protects the hospital.'],
  ['Other plans pay 80% of billed charges.'],
  ['The prior agreement paid 72% of billed charges.'],
  ['Payor rejected the request for 90% of billed charges.'],
  ['If approved by the board, therapy will be limited to 12 visits per year.'],
] // prettier-ignore
