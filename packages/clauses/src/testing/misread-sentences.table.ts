import type { ProposedClause } from '../proposed/proposed-clause.ts'

type Said = Partial<Omit<ProposedClause, 'quote' | 'page'>>
const limit = (most: number, per: 'day' | 'month' | 'year' | 'lifetime' = 'year'): Said => ({
  ...{ term: 'limit', most, of: 'visits', per },
})

/** Sentences that say another thing than the rule that their figures suggest; each is refused. Ours. */
export const misread: readonly (readonly [sentence: string, said: Said, quote?: string])[] = [
  ['The Plan pays 80% of the allowed amount.', { term: 'coinsurance', percent: 80 }],
  ['The Plan pays 80%; the member pays the rest.', { term: 'coinsurance', percent: 80 }],
  ['Clean claims are paid within 30 days of receipt.', { term: 'filing', days: 30 }],
  ['Payor shall pay claims for services within 45 days.', { term: 'filing', days: 45 }],
  [
    'Appeals of claims must be filed within 180 days of the service.',
    { term: 'filing', days: 180 },
  ],
  ['Corrected claims are received within 60 days of service.', { term: 'filing', days: 60 }],
  ['Claims are sent within 90 business days of the service.', { term: 'filing', days: 90 }],
  ['The $25 copay for office visits is waived.', { term: 'copay', dollars: 25 }],
  ['The $25 copay does not apply to preventive visits.', { term: 'copay', dollars: 25 }],
  ['The former copay of $25 is now determined by the member.', { term: 'copay', dollars: 25 }],
  ['Office visits have a $25 copay and specialists a $40 copay.', { term: 'copay', dollars: 25 }],
  ['Acupuncture is not excluded.', { term: 'not-covered' }],
  ['These exclusions do not apply to acupuncture.', { term: 'not-covered' }],
  ['Hearing tests are covered to the age of 17 only.', { term: 'not-covered', ageTo: 17 }],
  ['No copay is due for a visit.', { term: 'not-covered' }],
  ['A 20% discount off billed charges applies.', { term: 'price', percentOfCharge: 20 }],
  ['Charges are reduced by 20%.', { term: 'price', percentOfCharge: 20 }],
  ['Services are paid at Medicare plus 15%.', { term: 'price', percentOfMedicare: 15 }],
  [
    'Payment is the greater of 80% of charges or $60.',
    { term: 'price', percentOfCharge: 80, perService: 60 },
  ],
  ['Payment is 80% of charges or $60.', { term: 'price', percentOfCharge: 80, perService: 60 }],
  ['The lesser of charges or $60 per test is paid.', { term: 'price', perService: 60 }],
  ['Surgery pays $900 per admission.', { term: 'price', perService: 900 }],
  ['Anesthesia pays $50 per hour.', { term: 'price', perService: 50 }],
  ['Members may have 1 eye exam every 2 years.', limit(1)],
  ['Members may have one exam every other year.', limit(1)],
  ['Members may have 3 visits per week in a year.', limit(3)],
  ['Care is not limited to 20 visits per year.', limit(20)],
  ['Care is not limited to 20 visits per year.', limit(20), 'limited to 20 visits per year.'],
  ['There is no cap of 20 visits per year.', limit(20)],
  ['The 20 visits per year limit was deleted.', limit(20)],
  ['Draft: 20 visits per year.', limit(20)],
  ['4 visits on one day, 20 visits per year are allowed.', limit(4)],
  ['Members may have 20 minutes of therapy per year.', limit(20)],
  ['Members aged 20 may have visits each year.', limit(20)],
  ['Section 20 visits are counted per year.', limit(20)],
  ['Except for CPT 97110, therapy is excluded.', { term: 'not-covered', codes: ['97110'] }],
  ['Therapy is excluded except CPT 97110.', { term: 'not-covered', codes: ['97110'] }],
  [
    'For CPT 97110: 20 visits per year; 4 units per day.',
    { term: 'limit', most: 4, of: 'units', per: 'day' },
    '4 units per day.',
  ],
  ['After the deductible the member pays 20%.', { term: 'coinsurance', percent: 20 }],
  ['Out-of-network services pay at 60% of charges.', { term: 'price', percentOfCharge: 60 }],
  ['Therapy needs prior authorization after 20 visits per year.', limit(20)],
  [
    'Charges that exceed $5,000 where outliers pay at 50% of charges.',
    { term: 'price', percentOfCharge: 50 },
  ],
]
