import type { ClauseTerm } from '../read-clause.ts'

const limit = (
  most: number,
  of: 'visits' | 'units',
  per: 'day' | 'month' | 'year' | 'lifetime',
  yearBegins?: number,
): ClauseTerm => ({
  ...{ kind: 'limit', of, most, per },
  ...(yearBegins !== undefined && { yearBegins }),
})

/** Sentences as plans and contracts write them, with what each says in the language; none where it has no words for it. Ours. */
export const sentences: readonly (readonly [sentence: string, ...terms: ClauseTerm[]])[] = [
  ['Physical therapy is limited to 20 visits per plan year.', limit(20, 'visits', 'year')],
  [
    'Chiropractic care: up to twenty (20) visits per benefit year beginning July 1.',
    limit(20, 'visits', 'year', 7),
  ],
  [
    'The Plan will pay for no more than 4 units of therapy on any one day.',
    limit(4, 'units', 'day'),
  ],
  ['Bariatric surgery is covered once per lifetime.', limit(1, 'visits', 'lifetime')],
  [
    'Home health visits shall not exceed 12 visits in any calendar month.',
    limit(12, 'visits', 'month'),
  ],
  ['Acupuncture is not covered.', { kind: 'not-covered' }],
  ['The Plan does not cover cosmetic surgery.', { kind: 'not-covered' }],
  ['Services rendered by a family member are excluded from coverage.', { kind: 'not-covered' }],
  ['No benefits are payable for hearing aids.', { kind: 'not-covered' }],
  [
    'Claims must be submitted within 180 days from the date of service.',
    { kind: 'filing', days: 180 },
  ],
  [
    'Provider shall file all claims no later than ninety (90) days after the date of service.',
    { kind: 'filing', days: 90 },
  ],
  [
    'Claims received more than 365 days after the service will be denied.',
    { kind: 'filing', days: 365 },
  ],
  [
    'Outpatient services shall be reimbursed at 62.5% of billed charges.',
    { kind: 'price', leastOf: [{ percentOfCharge: 62.5 }] },
  ],
  [
    'Professional services are paid at one hundred ten percent (110%) of the then-current Medicare fee schedule.',
    { kind: 'price', leastOf: [{ percentOfMedicare: 110 }] },
  ],
  [
    'Payment is the lesser of eighty percent (80%) of billed charges or $60.00 per test.',
    { kind: 'price', leastOf: [{ percentOfCharge: 80 }, { perService: 60 }] },
  ],
  [
    'Drugs administered in the office: $12.50 per unit.',
    { kind: 'price', leastOf: [{ perUnit: 12.5 }] },
  ],
  [
    'Hernia repair, CPT 49505 and 49507: case rate of $8,000.',
    { kind: 'case-rate', dollars: 8000 },
  ],
  ['Office visit: $25 copay.', { kind: 'copay', dollars: 25 }],
  ['A copayment of $75.00 applies to each emergency room visit.', { kind: 'copay', dollars: 75 }],
  ['Advanced imaging is subject to 20% coinsurance.', { kind: 'coinsurance', percent: 20 }],
  ['The member pays 30% of the allowed amount.', { kind: 'coinsurance', percent: 30 }],
  [
    'Retail prescriptions may be filled for up to a 30-day supply.',
    { kind: 'supply', mostDays: 30 },
  ],
  [
    "Maintenance drugs are limited to a 90 days' supply per fill.",
    { kind: 'supply', mostDays: 90 },
  ],
  [
    'Speech therapy has a $30 copay and is limited to 60 visits per calendar year.',
    limit(60, 'visits', 'year'),
    { kind: 'copay', dollars: 30 },
  ],
  // What the language has no words for, and what may be read two ways.
  ['Office visit: $25 copay in network, $50 copay out of network.'],
  ['The annual deductible is $1,500 for each person.'],
  ['Inpatient care requires prior authorization.'],
  ['Room and board is paid at a per diem of $1,850.'],
  ['Skilled nursing is limited to 60 days per calendar year.'],
  ['Physical therapy is limited to 3 visits per week.'],
  ['Claims must be filed within twelve months of the service.'],
  ['This Agreement may be ended with 90 days written notice.'],
  ['The out-of-pocket maximum is $6,000 a year.'],
  ['Interest of 1.5% per month is due on late payments.'],
]
