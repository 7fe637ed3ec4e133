import type { QuestionPlan } from '../question/question-plan.ts'

type Filter = QuestionPlan['filter']

const asked =
  (measure: QuestionPlan['measure']) =>
  (filter: Filter = {}, rest: Partial<QuestionPlan> = {}): QuestionPlan => ({
    ...{ measure, filter },
    ...rest,
  })
const dollars = asked('dollars')
const findings = asked('findings')
const claims = asked('claims')

const duplicate: Filter = { category: 'duplicate' }
const unbundling: Filter = { category: 'unbundling' }
const upcoding: Filter = { category: 'upcoding' }
const units: Filter = { category: 'units' }
const modifiers: Filter = { category: 'modifier-misuse' }
const overpayment: Filter = { category: 'overpayment' }
const nonCovered: Filter = { category: 'non-covered' }
const year = (of: number): Filter => ({ from: `${of}-01-01`, to: `${of}-12-31` })

/** Questions as auditors put them, with the plan that each must get on 2026-11-23. Written before they were tried. */
export const auditorsQuestions: readonly (readonly [question: string, plan: QuestionPlan])[] = [
  [
    'Total exposure on duplicates, Q1 2025',
    dollars({ ...duplicate, from: '2025-01-01', to: '2025-03-31' }),
  ],
  ['What is our exposure for upcoding by payee?', dollars(upcoding, { by: 'provider' })],
  [
    'Which five providers account for the most unbundling?',
    dollars(unbundling, { by: 'provider', top: 5 }),
  ],
  [
    'duplicates paid in 2024, split by month',
    dollars({ ...duplicate, ...year(2024) }, { by: 'month' }),
  ],
  ['Give me a count of MUE findings for each provider', findings(units, { by: 'provider' })],
  ['How many claims carry a modifier error?', claims(modifiers)],
  [
    'Confirmed dollars year to date',
    dollars({ decision: 'confirmed', from: '2026-01-01', to: '2026-11-23' }),
  ],
  [
    'confirmed savings last quarter by category',
    dollars({ decision: 'confirmed', from: '2026-07-01', to: '2026-09-30' }, { by: 'category' }),
  ],
  [
    'What did we dismiss last month?',
    dollars({ decision: 'dismissed', from: '2026-10-01', to: '2026-10-31' }),
  ],
  ['How many findings have we dismissed?', findings({ decision: 'dismissed' })],
  ['open findings above $5,000', dollars({ decision: 'open', minDollars: 5000 })],
  ['How many open findings above $5,000?', findings({ decision: 'open', minDollars: 5000 })],
  ['Show NCCI edits hit by 97140', dollars({ ...unbundling, code: '97140' })],
  ['Dollars at risk for 99285 since January 2025', dollars({ code: '99285', from: '2025-01-01' })],
  ['J1885 units findings', dollars({ ...units, code: 'J1885' })],
  ['how many times was 36415 flagged', findings({ code: '36415' })],
  ['Total at risk for NPI 1234567893', dollars({}, { providerName: '1234567893' })],
  ['What is at risk at Mercy General?', dollars({}, { providerName: 'Mercy General' })],
  [
    'Duplicates from Dr. Alvarez in 2025',
    dollars({ ...duplicate, ...year(2025) }, { providerName: 'Alvarez' }),
  ],
  ['biggest rules by dollars', dollars({}, { by: 'rule', top: 1 })],
  ['Which rule fires most often?', findings({}, { by: 'rule', top: 1 })],
  ['Which checks cost the most?', dollars({}, { by: 'rule', top: 1 })],
  ['What are the top ten claims?', dollars({}, { by: 'claim', top: 10 })],
  ['monthly trend of upcoding', dollars(upcoding, { by: 'month' })],
  ['Firm dollars by provider', dollars({ standing: 'firm' }, { by: 'provider' })],
  ['dollars that need records, by rule', dollars({ standing: 'records-needed' }, { by: 'rule' })],
  ['Outliers by payee', dollars({ class: 'outlier' }, { by: 'provider' })],
  ['how many outliers?', findings({ class: 'outlier' })],
  [
    'findings needing information by provider',
    dollars({ decision: 'needs-information' }, { by: 'provider' }),
  ],
  [
    'Non-covered services by category in 2025',
    dollars({ ...nonCovered, ...year(2025) }, { by: 'category' }),
  ],
  [
    'Overpayments between March 1, 2025 and June 30, 2025',
    dollars({ ...overpayment, from: '2025-03-01', to: '2025-06-30' }),
  ],
  [
    'Overpayments from 3/1/2025 to 6/30/2025 by payee',
    dollars({ ...overpayment, from: '2025-03-01', to: '2025-06-30' }, { by: 'provider' }),
  ],
  ['What came in since August?', dollars({ from: '2026-08-01' })],
  ['at risk in the first half of 2025', dollars({ from: '2025-01-01', to: '2025-06-30' })],
  ['How much is still undecided?', dollars({ decision: 'open' })],
  ['How many claims are awaiting review?', claims({ decision: 'open' })],
  ['Rebate dollars by pharmacy', dollars({ category: 'rebate' }, { by: 'provider' })],
  ['drug safety findings by month', dollars({ category: 'drug-safety' }, { by: 'month' })],
  ['data quality issues by category', dollars({ category: 'data-quality' }, { by: 'category' })],
  [
    'coding errors in March 2025',
    dollars({ category: 'code-mismatch', from: '2025-03-01', to: '2025-03-31' }),
  ],
  [
    'Who had the most duplicates in 2025?',
    dollars({ ...duplicate, ...year(2025) }, { by: 'provider', top: 1 }),
  ],
  ['Number of duplicate findings per rule', findings(duplicate, { by: 'rule' })],
  ['which month was worst for duplicates', dollars(duplicate, { by: 'month', top: 1 })],
  [
    'Confirmed duplicates by provider for Mercy General',
    dollars(
      { ...duplicate, decision: 'confirmed' },
      { by: 'provider', providerName: 'Mercy General' },
    ),
  ],
  ['Provider totals for 2025', dollars(year(2025), { by: 'provider' })],
  ['What are the five costliest rules this year?', dollars(year(2026), { by: 'rule', top: 5 })],
  [
    'open duplicates over $250 by claim',
    dollars({ ...duplicate, decision: 'open', minDollars: 250 }, { by: 'claim' }),
  ],
  ['upcoding since 2024', dollars({ ...upcoding, from: '2024-01-01' })],
  ['upcoding through 2024', dollars({ ...upcoding, to: '2024-12-31' })],
  ['before April, how much was unbundled?', dollars({ ...unbundling, to: '2026-03-31' })],
  [
    'In the past 90 days, what was overpaid?',
    dollars({ ...overpayment, from: '2026-08-25', to: '2026-11-23' }),
  ],
  [
    'How many errors per category did we confirm?',
    findings({ decision: 'confirmed' }, { by: 'category' }),
  ],
  ['top 3 months for units', dollars(units, { by: 'month', top: 3 })],
  ['Which claims are the largest?', dollars({}, { by: 'claim', top: 1 })],
  [
    'all firm findings that are still open, by payee',
    dollars({ standing: 'firm', decision: 'open' }, { by: 'provider' }),
  ],
  ['first 10 claims', dollars({}, { by: 'claim', top: 10 })],
  ['What is the dollar total of leads?', dollars({ standing: 'records-needed' })],
  ['Dollars at risk, December', dollars({ from: '2025-12-01', to: '2025-12-31' })],
  ['May duplicates', dollars({ ...duplicate, from: '2026-05-01', to: '2026-05-31' })],
  ['How much of the duplicates is confirmed?', dollars({ ...duplicate, decision: 'confirmed' })],
  ['2024', dollars(year(2024))],
]

/** Questions that sound like answerable ones and for which no plan has a place. */
export const auditorsBeyond: readonly string[] = [
  'What was recovered?',
  'How much have we recovered?',
  'How much did we pay Mercy General?',
  'What did the plan pay in total?',
  'total billed by provider',
  'total allowed amount in 2025',
  'How many claims did we process?',
  'How many clean claims?',
  'How many claims had no findings?',
  'How many patients have duplicates?',
  'How many lines are flagged?',
  'number of flagged lines by provider',
  'findings by patient',
  'duplicates by diagnosis',
  'findings by place of service',
  'findings by state',
  'Which members have the highest dollars?',
  'duplicates or unbundling by provider',
  'duplicates and unbundling by provider',
  'findings under $100',
  'findings not confirmed',
  'providers with more than 10 findings',
  'average dollars per claim',
  'What percent of claims are flagged?',
  'duplicates by provider by month',
  'errors confirmed or dismissed',
  'dollars at risk compared with last year',
  'Which provider improved most?',
  'lowest 5 providers',
  'Which provider has the fewest findings?',
  'smallest claims',
  'bottom ten payees',
  'denied claims by provider',
  'claims paid twice over $100 and under $500',
  'dollars for 99213 and 99214',
  'findings with 99213 or 99214 by provider',
  'findings for 99213-25',
  'findings closed since March',
  'confirmed by Anna',
  'findings that Ms. Jones dismissed',
  'What does the contract say about duplicates?',
  'duplicates in 2024 and 2025',
  'duplicates in March and April 2025',
  'duplicates on weekends',
  'claims with two or more findings',
  'claims with 3 duplicates',
  'findings of at most $50',
  'findings of exactly $100',
  'errors that are not duplicates',
  'everything but duplicates',
  'all except upcoding by provider',
  'second largest provider',
  'the second quarter trend of units versus the first',
  'from 2025 to 2024 duplicates',
  'duplicates after they were confirmed',
  'What share of duplicates is confirmed?',
  'duplicates in California',
  'new findings',
  'unconfirmed duplicates',
  'unpaid duplicates',
  'duplicates under $500 by provider',
  'between $100 and $500',
  'out-of-network claims',
  'emergency claims',
  'pharmacy findings',
  'medical claims at risk',
  'largest duplicate',
  '12345 providers',
  'duplicates 10/2024',
  'duplicates on 31 February 2024',
  'duplicates on 2/30/2024',
  'duplicates during fiscal year 2024',
  'duplicates in FY2024',
  'duplicates last week',
  'duplicates yesterday',
  'duplicates today',
]

/** What figures do not answer. */
export const auditorsForOthers = {
  fraud: [
    'Was 99285 upcoded for fraud reasons?',
    'Is Dr. Alvarez a thief?',
    'Which providers are crooked?',
    'who is ripping us off',
    'Who bills for ghost patients?',
    'Is this pattern evidence of intent?',
  ],
  clinical: [
    'Was the MRI needed?',
    'Did the patient need 97110?',
    'Is 40 mg too much?',
    'Should she stop the opioid?',
    'Was inpatient level of care justified?',
    'Is the dose of J9035 safe?',
  ],
  legal: [
    'Can we recoup these duplicates under Texas law?',
    'Do we owe interest?',
    'Can the provider balance bill?',
    'Are we required to give notice before recoupment?',
    'Is the look-back period over?',
    'Could we win in arbitration?',
    'Will the provider appeal the duplicates?',
  ],
} as const
