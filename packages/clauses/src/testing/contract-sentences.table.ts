import type { ClauseTerm } from '../read-clause.ts'

const limit = (
  most: number,
  of: 'visits' | 'units',
  per: 'day' | 'month' | 'year' | 'lifetime',
): ClauseTerm => ({ kind: 'limit', of, most, per })

/**
 * Sentences of contracts with traps: negatives, examples, former terms, dates, increases, other papers. What each says in the
 * language, nothing where a person has to write it; expected before they were tried. Ours.
 */
export const contractSentences: readonly (readonly [sentence: string, ...terms: ClauseTerm[]])[] = [
  [
    'Members may receive a maximum of 24 acupuncture treatments each calendar year.',
    limit(24, 'visits', 'year'),
  ],
  ['Benefits for spinal manipulation end after the 12th visit in a calendar year.'],
  [
    'The Plan covers two (2) eye exams every calendar year; lenses are not covered.',
    limit(2, 'visits', 'year'),
    { kind: 'not-covered' },
  ],
  ['Coverage includes, but is not limited to, 20 visits per year.'],
  ['There is no limit on the number of visits per calendar year.'],
  ['Nothing in this section shall be construed to exclude emergency services.'],
  ['Services that are not excluded are covered.'],
  [
    'Payment shall not exceed 75% of billed charges.',
    { kind: 'price', leastOf: [{ percentOfCharge: 75 }] },
  ],
  ['Provider agrees to a discount of 20% off billed charges.'],
  ['Rates increase by 3% each year.'],
  ['Payor shall pay interest of 1.5% per month on late claims.'],
  ['Reimbursement equals 135% of Medicare, not to exceed 80% of billed charges.'],
  ['Reimbursement is the greater of 60% of charges or $500 per visit.'],
  ['The previous rate of 70% of billed charges no longer applies.'],
  ['For example, if billed charges are $100, the plan pays 80% of charges.'],
  ['Claims filed more than one year after the date of service are denied.'],
  ['Corrected claims must be submitted within 90 days of the original remittance.'],
  ['Appeals must be filed within 180 days of the denial.'],
  ['Claims must be received within 12 months of the date of service.'],
  ['Specialist visits have a $40 copayment; primary care visits have a $20 copayment.'],
  ['You pay 20% coinsurance after the deductible.'],
  ['No copayment applies to preventive care.'],
  ['The copay of $50 is waived if admitted.', { kind: 'copay', dollars: 50 }],
  ['Mail order fills are limited to a 90-day supply; retail fills to a 30-day supply.'],
  [
    'Opioid prescriptions shall not exceed a 7-day supply for new users.',
    { kind: 'supply', mostDays: 7 },
  ],
  ['Hearing aids are covered up to $2,500 per ear every three years.'],
  ['Skilled nursing is limited to 100 days per benefit period.'],
  ['CPT 97110 is limited to four units per date of service.', limit(4, 'units', 'day')],
  [
    'The case rate of $12,000 includes all services from admission to discharge, except implants.',
    { kind: 'case-rate', dollars: 12000 },
  ],
  [
    'Inpatient services are paid at 58 percent of Covered Charges.',
    { kind: 'price', leastOf: [{ percentOfCharge: 58 }] },
  ],
  [
    'Laboratory tests: eighty-five percent of the Medicare Clinical Laboratory Fee Schedule.',
    { kind: 'price', leastOf: [{ percentOfMedicare: 85 }] },
  ],
  ['Coverage is not limited to 30 visits per year.'],
  ['It is not the case that acupuncture is not covered.'],
  ['Acupuncture is covered; massage therapy is not.'],
  ['Unless otherwise stated, experimental services are not covered.', { kind: 'not-covered' }],
  ['Physical therapy was limited to 20 visits per year until 2023.'],
  [
    'Physical therapy is limited to 20 visits per year beginning in 2025.',
    limit(20, 'visits', 'year'),
  ],
  ['Limit: 1 mammogram per year for women aged 40 and over.'],
]
