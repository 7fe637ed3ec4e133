import type { ProposedClause } from '../proposed/proposed-clause.ts'

/** A proposal that names nothing, to be filled in. */
export const nothing: ProposedClause = {
  ...{ page: 1, quote: '', claims: 'medical', codes: [], revenueCodes: [], modifiers: [] },
  ...{ places: [], ndcs: [], exceptCodes: [], exceptModifiers: [] },
  ...{ ageFrom: null, ageTo: null, sex: null, term: 'not-covered' },
  ...{ most: null, of: null, per: null, yearBegins: null, days: null, dollars: null },
  ...{ percent: null, percentOfCharge: null, percentOfMedicare: null, perUnit: null },
  perService: null,
}

type Said = Partial<Omit<ProposedClause, 'quote' | 'page'>>

/**
 * Sentences of plans and contracts, each with what an honest reader proposes of it. Ours, and put as documents put
 * things that our own patterns mostly do not know.
 */
export const proposals: readonly (readonly [sentence: string, said: Said, quote?: string])[] = [
  [
    'Members are entitled to 30 sessions of physical therapy (CPT 97110-97140) over the course of each calendar year.',
    { codes: ['97110-97140'], term: 'limit', most: 30, of: 'visits', per: 'year' },
  ],
  [
    'Twelve chiropractic adjustments (CPT 98940-98942) are the allowance for a plan year beginning July 1.',
    { codes: ['98940-98942'], term: 'limit', most: 12, of: 'visits', per: 'year', yearBegins: 7 },
  ],
  [
    'Nothing is paid for acupuncture, CPT 97810 and 97811.',
    { codes: ['97810', '97811'], term: 'not-covered' },
  ],
  [
    'On any date of service the Plan recognizes four units of CPT 97110.',
    { codes: ['97110'], term: 'limit', most: 4, of: 'units', per: 'day' },
    'On any date of service the Plan recognizes four units of CPT 97110.',
  ],
  [
    'Cosmetic eyelid surgery (CPT 15820-15823) falls outside the benefits of members aged 18 and over.',
    { codes: ['15820-15823'], ageFrom: 18, term: 'not-covered' },
  ],
  [
    'Hearing tests (CPT 92551) of members over the age of 17 are at the member’s expense and are never covered.',
    { codes: ['92551'], ageFrom: 18, term: 'not-covered' },
  ],
  [
    'Established visits, CPT 99213 at place of service 11, shall command $95.00.',
    { codes: ['99213'], places: ['11'], term: 'price', perService: 95 },
  ],
  [
    'HCPCS J1885 is compensated in the amount of $12.50 for every unit.',
    { codes: ['J1885'], term: 'price', perUnit: 12.5 },
  ],
  [
    'Imaging (CPT 70010-79999) earns 62.5% of Provider’s own billed charges.',
    { codes: ['70010-79999'], term: 'price', percentOfCharge: 62.5 },
  ],
  [
    'CPT 80053 brings the lower of 80% of charges or $60 a test.',
    { codes: ['80053'], term: 'price', percentOfCharge: 80, perService: 60 },
  ],
  [
    'Bills that reach Acme more than 90 days after the date of treatment come too late to be considered as filed.',
    { term: 'filing', days: 90 },
  ],
  [
    'Provider has one hundred eighty (180) days from discharge to send its claims.',
    { term: 'filing', days: 180 },
  ],
  [
    'At each office visit (CPT 99202-99215) the member pays $25.',
    { codes: ['99202-99215'], term: 'copay', dollars: 25 },
  ],
  [
    'Seventy-five dollars ($75) is what an enrollee owes as cost-sharing for emergency room use, revenue code 450.',
    { revenueCodes: ['0450'], term: 'copay', dollars: 75 },
  ],
  [
    'For CPT 70551 the participant is responsible for twenty percent (20%) of the allowed amount.',
    { codes: ['70551'], term: 'coinsurance', percent: 20 },
  ],
  [
    'A prescription may be dispensed for a 30 day supply at the most.',
    { claims: 'pharmacy', term: 'supply', days: 30 },
  ],
  [
    'NDC 00093-0150-01 is dispensed for up to 90 days of supply.',
    { claims: 'pharmacy', ndcs: ['00093015001'], term: 'supply', days: 90 },
  ],
  [
    'Drugs for weight loss (NDC 00169-4140-13) are an exclusion of the pharmacy benefit.',
    { claims: 'pharmacy', ndcs: ['00169414013'], term: 'not-covered' },
  ],
  [
    'Pharmacies may fill 60 days of supply of NDC 00093-0150 in any month.',
    {
      ...{ claims: 'pharmacy', ndcs: ['000930150'] },
      ...{ term: 'limit', most: 60, of: 'days-supply', per: 'month' },
    },
  ],
  [
    'Women may have one Pap test (CPT 88175) annually.',
    { codes: ['88175'], sex: 'F', term: 'limit', most: 1, of: 'visits', per: 'year' },
  ],
  [
    'A member’s lifetime allowance is one bariatric operation, CPT 43644.',
    { codes: ['43644'], term: 'limit', most: 1, of: 'visits', per: 'lifetime' },
  ],
  [
    'Lines that carry modifier GY are outside the coverage of this Plan.',
    { modifiers: ['GY'], term: 'not-covered' },
  ],
  [
    'Well-child care, CPT 99393, of members up to and through age 17 is worth $110 a visit.',
    { codes: ['99393'], ageTo: 17, term: 'price', perService: 110 },
  ],
  [
    'Two home visits (CPT 99350 at place of service 12) are recognized monthly.',
    { codes: ['99350'], places: ['12'], term: 'limit', most: 2, of: 'visits', per: 'month' },
  ],
  [
    'Professional services (CPT 99213-99215) follow Medicare at 110% of the Medicare Physician Fee Schedule.',
    { codes: ['99213-99215'], term: 'price', percentOfMedicare: 110 },
  ],
  [
    'Hernia repair (CPT 49505, 49507) is an all-inclusive package for which Payor remits $5,500.',
    { codes: ['49505', '49507'], term: 'case-rate', dollars: 5500 },
  ],
  [
    'Therapy (CPT 97110-97140) has an allotment of 20 visits per benefit year, except with modifier KX.',
    {
      ...{ codes: ['97110-97140'], exceptModifiers: ['KX'] },
      ...{ term: 'limit', most: 20, of: 'visits', per: 'year' },
    },
  ],
  [
    'Surgery (CPT 10021-69990) fetches 70% of charges, excluding codes 49505 and 49507.',
    {
      ...{ codes: ['10021-69990'], exceptCodes: ['49505', '49507'] },
      ...{ term: 'price', percentOfCharge: 70 },
    },
  ],
  [
    'Office visits cost the member a $25 copay; specialist visits cost the member a $40 copay.',
    { term: 'copay', dollars: 40 },
    'specialist visits cost the member a $40 copay.',
  ],
  [
    'Boys aged 10 to 17 may have 3 visits with CPT 90651 in a lifetime.',
    {
      ...{ codes: ['90651'], ageFrom: 10, ageTo: 17, sex: 'M' },
      ...{ term: 'limit', most: 3, of: 'visits', per: 'lifetime' },
    },
  ],
  [
    'Laboratory: the lesser of 120% of Medicare, 55% of charges, or $18 per test.',
    { term: 'price', percentOfMedicare: 120, percentOfCharge: 55, perService: 18 },
  ],
]
