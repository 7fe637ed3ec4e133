import type { ClauseTerm } from '../read-clause.ts'

/** A second set, written before it was read once. Ours. */
export const furtherSentences: readonly (readonly [sentence: string, ...terms: ClauseTerm[]])[] = [
  [
    'Coverage for outpatient occupational therapy is subject to a maximum of thirty visits during any calendar year.',
    { kind: 'limit', of: 'visits', most: 30, per: 'year' },
  ],
  [
    'Benefits are limited to one routine eye exam per calendar year.',
    { kind: 'limit', of: 'visits', most: 1, per: 'year' },
  ],
  [
    'Cardiac rehabilitation: 36 sessions per lifetime.',
    { kind: 'limit', of: 'visits', most: 36, per: 'lifetime' },
  ],
  [
    'We will pay for a maximum of 8 units of CPT 97110 per date of service.',
    { kind: 'limit', of: 'units', most: 8, per: 'day' },
  ],
  ['Massage therapy, when billed alone, shall not be reimbursable.', { kind: 'not-covered' }],
  ['Infertility treatment: Not covered.', { kind: 'not-covered' }],
  ['Charges for missed appointments are not eligible for reimbursement.', { kind: 'not-covered' }],
  [
    'Hospital agrees to submit claims to Payor within one hundred eighty (180) days of discharge.',
    { kind: 'filing', days: 180 },
  ],
  ['Timely filing: 120 days from the date of service.', { kind: 'filing', days: 120 }],
  [
    'Covered Services shall be compensated at seventy percent (70%) of Hospital’s billed charges.',
    { kind: 'price', leastOf: [{ percentOfCharge: 70 }] },
  ],
  [
    'All other outpatient services: 55% of covered charges.',
    { kind: 'price', leastOf: [{ percentOfCharge: 55 }] },
  ],
  [
    'Professional fees will be reimbursed at 135% of Medicare.',
    { kind: 'price', leastOf: [{ percentOfMedicare: 135 }] },
  ],
  [
    'Laboratory services are paid at the lesser of Provider’s billed charges or 90% of the CMS Clinical Laboratory Fee Schedule.',
    { kind: 'price', leastOf: [{ percentOfCharge: 100 }, { percentOfMedicare: 90 }] },
  ],
  [
    'Infusion therapy (HCPCS J1745) shall be paid at $84.25 per unit.',
    { kind: 'price', leastOf: [{ perUnit: 84.25 }] },
  ],
  [
    'MRI services will be paid at a flat rate of $450 per procedure.',
    { kind: 'price', leastOf: [{ perService: 450 }] },
  ],
  ['Outpatient surgery: $2,400 per case, all inclusive.', { kind: 'case-rate', dollars: 2400 }],
  ['Specialist visits have a $40 copayment.', { kind: 'copay', dollars: 40 }],
  ['Primary care office visit copay: $20', { kind: 'copay', dollars: 20 }],
  ['You pay 25% for durable medical equipment.', { kind: 'coinsurance', percent: 25 }],
  [
    'Coinsurance of 10 percent applies to outpatient surgery.',
    { kind: 'coinsurance', percent: 10 },
  ],
  [
    'Each prescription or refill is limited to a maximum 34-day supply.',
    { kind: 'supply', mostDays: 34 },
  ],
  ['Mail order: up to a 90 day supply for two copays.', { kind: 'supply', mostDays: 90 }],
  [
    'Members are limited to a combined total of 60 physical, occupational and speech therapy visits per Contract Year.',
    { kind: 'limit', of: 'visits', most: 60, per: 'year' },
  ],
  [
    'Coverage is provided for up to 2 preventive dental cleanings each calendar year.',
    { kind: 'limit', of: 'visits', most: 2, per: 'year' },
  ],
  [
    'Payment for evaluation and management services shall be 115% of the 2024 Medicare Physician Fee Schedule.',
    { kind: 'price', leastOf: [{ percentOfMedicare: 115 }] },
  ],
  [
    'Plan will not reimburse more than one unit of 96372 per date of service.',
    { kind: 'limit', of: 'units', most: 1, per: 'day' },
  ],
  ['There is no coverage for experimental treatments.', { kind: 'not-covered' }],
  // Nothing that the language has, or several readings.
  ['The Plan pays 80% and the member pays 20% after the deductible.'],
  [
    'Emergency room services are covered at 100% after a $150 copay, waived if admitted.',
    { kind: 'copay', dollars: 150 },
  ],
  ['Rates increase by 3% per year on each anniversary.'],
  ['The Plan reserves the right to audit claims within 24 months of payment.'],
  ['Payor shall pay clean claims within 30 days of receipt.'],
  ['Provider may appeal a denied claim within 60 days after notice.'],
  ['Members may change primary physicians once per month.'],
  ['The lifetime maximum benefit is $1,000,000.'],
  ['Stop loss: when charges exceed $75,000, payment is 60% of charges from the first dollar.'],
  ['Services 1 through 5 of this list are covered in full.'],
  ['Tier 1 drugs have a $10 copay, Tier 2 drugs a $35 copay.'],
  ['Visits 1-10: $30 copay; visits 11-30: $50 copay.'],
  [
    'Multiple procedures are paid at 100% of charges for the first and 50% of charges for the second.',
  ],
]
