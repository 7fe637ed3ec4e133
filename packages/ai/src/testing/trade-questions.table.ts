import { claims, dollars, findings, type AskedQuestion, type Filter } from './plans-asked.ts'

const duplicate: Filter = { category: 'duplicate' }
const unbundling: Filter = { category: 'unbundling' }
const upcoding: Filter = { category: 'upcoding' }
const overpayment: Filter = { category: 'overpayment' }
const units: Filter = { category: 'units' }
const span = (from: string, to: string): Filter => ({ from, to })
const year = (of: number): Filter => span(`${of}-01-01`, `${of}-12-31`)
const toDate = span('2026-01-01', '2026-11-23')

/**
 * Questions as auditors, administrators, employers, pharmacists and lawyers put them, with the plan that
 * each must get on 2026-11-23. Written before they were tried.
 */
export const tradeQuestions: readonly AskedQuestion[] = [
  // Auditors.
  [
    'Show duplicates by provider for Q3 2024',
    dollars({ ...duplicate, ...span('2024-07-01', '2024-09-30') }, { by: 'provider' }),
  ],
  ['List the top 10 payees by amount at risk', dollars({}, { by: 'provider', top: 10 })],
  ['Break down unbundling by rule', dollars(unbundling, { by: 'rule' })],
  [
    'Give me the findings over $1,000 that are still open',
    dollars({ minDollars: 1000, decision: 'open' }),
  ],
  [
    'How many NCCI findings per provider in 2024?',
    findings({ ...unbundling, ...year(2024) }, { by: 'provider' }),
  ],
  [
    'Total dollars for modifier misuse since 1/1/2024',
    dollars({ category: 'modifier-misuse', from: '2024-01-01' }),
  ],
  ['MUE findings by month', dollars(units, { by: 'month' })],
  ['Overpayments exceeding $2,500', dollars({ ...overpayment, minDollars: 2500 })],
  [
    'open leads by category',
    dollars({ standing: 'records-needed', decision: 'open' }, { by: 'category' }),
  ],
  ['What is still waiting for a decision?', dollars({ decision: 'open' })],
  ['What have we confirmed so far?', dollars({ decision: 'confirmed' })],
  ['How much did we confirm in 2024?', dollars({ decision: 'confirmed', ...year(2024) })],
  ['rejected findings by rule', dollars({ decision: 'dismissed' }, { by: 'rule' })],
  [
    'Findings that need more information by provider',
    dollars({ decision: 'needs-information' }, { by: 'provider' }),
  ],
  ['How many findings did we dismiss?', findings({ decision: 'dismissed' })],
  ['How many duplicates did we confirm?', findings({ ...duplicate, decision: 'confirmed' })],
  ['Dollars in doubt', dollars({ standing: 'in-doubt' })],
  [
    'firm dollars by provider over $100',
    dollars({ standing: 'firm', minDollars: 100 }, { by: 'provider' }),
  ],
  [
    'Records-needed dollars by category',
    dollars({ standing: 'records-needed' }, { by: 'category' }),
  ],
  ['Top 10 claims by dollars at risk', dollars({}, { by: 'claim', top: 10 })],
  ['ten largest claims', dollars({}, { by: 'claim', top: 10 })],
  ['top five providers', dollars({}, { by: 'provider', top: 5 })],
  ['top three rules by number of findings', findings({}, { by: 'rule', top: 3 })],
  ['the five most expensive claims', dollars({}, { by: 'claim', top: 5 })],
  [
    'Which ten providers have the most duplicates?',
    dollars(duplicate, { by: 'provider', top: 10 }),
  ],
  ['Which providers billed twice?', dollars(duplicate, { by: 'provider' })],
  ['Which pharmacies were overpaid?', dollars(overpayment, { by: 'provider' })],
  ['Which providers unbundle?', dollars(unbundling, { by: 'provider' })],
  ['Who upcodes the most?', dollars(upcoding, { by: 'provider', top: 1 })],
  ['top providers', dollars({}, { by: 'provider' })],
  ['Sum of dollars at risk per claim', dollars({}, { by: 'claim' })],
  ['count findings by month in 2024', findings(year(2024), { by: 'month' })],
  ['How many open findings per category?', findings({ decision: 'open' }, { by: 'category' })],
  ['how frequently does upcoding occur', findings(upcoding)],
  ['how often do duplicates happen', findings(duplicate)],
  [
    'duplicates of at least $75 since June 2024 by claim',
    dollars({ ...duplicate, minDollars: 75, from: '2024-06-01' }, { by: 'claim' }),
  ],
  [
    'Unreviewed outliers by provider, largest first',
    dollars({ class: 'outlier', decision: 'open' }, { by: 'provider' }),
  ],
  // Administrators of plans.
  ['What can we recover from Mercy Hospital?', dollars({}, { providerName: 'Mercy Hospital' })],
  ['Recoverable dollars by payee', dollars({}, { by: 'provider' })],
  ['recovery by provider this year', dollars(year(2026), { by: 'provider' })],
  [
    'How much could we recover from duplicates this quarter?',
    dollars({ ...duplicate, ...span('2026-10-01', '2026-12-31') }),
  ],
  ['Total recoverable by category, year to date', dollars(toDate, { by: 'category' })],
  ['YTD dollars by month', dollars(toDate, { by: 'month' })],
  [
    'Duplicates in the first half of 2024',
    dollars({ ...duplicate, ...span('2024-01-01', '2024-06-30') }),
  ],
  [
    'second half of 2023 by category',
    dollars(span('2023-07-01', '2023-12-31'), { by: 'category' }),
  ],
  ['H1 2024 by provider', dollars(span('2024-01-01', '2024-06-30'), { by: 'provider' })],
  ['first quarter of 2024 by rule', dollars(span('2024-01-01', '2024-03-31'), { by: 'rule' })],
  ['Q1 by category', dollars(span('2026-01-01', '2026-03-31'), { by: 'category' })],
  ['How much from January to March 2024?', dollars(span('2024-01-01', '2024-03-31'))],
  ['How many findings between June and August 2024?', findings(span('2024-06-01', '2024-08-31'))],
  ['How much in the past six months?', dollars(span('2026-05-23', '2026-11-23'))],
  [
    'dollars over the past year by month',
    dollars(span('2025-11-23', '2026-11-23'), { by: 'month' }),
  ],
  ['last 12 months by category', dollars(span('2025-11-23', '2026-11-23'), { by: 'category' })],
  ['How much on March 5, 2024?', dollars(span('2024-03-05', '2024-03-05'))],
  ['findings for services of 03/05/2024', dollars(span('2024-03-05', '2024-03-05'))],
  ['Sept 2024 duplicates', dollars({ ...duplicate, ...span('2024-09-01', '2024-09-30') })],
  ['total exposure by category', dollars({}, { by: 'category' })],
  ['identified savings by rule', dollars({}, { by: 'rule' })],
  ['potential overpayments', dollars(overpayment)],
  // Employers.
  ['How much did our plan overpay?', dollars(overpayment)],
  ['How much money was wasted on duplicates?', dollars(duplicate)],
  ['What are we losing to unbundling?', dollars(unbundling)],
  ['What does upcoding cost our plan each month?', dollars(upcoding, { by: 'month' })],
  ['How much of it is firm?', dollars({ standing: 'firm' })],
  ['How much is certain?', dollars({ standing: 'firm' })],
  ['Which hospital cost us the most?', dollars({}, { by: 'provider', top: 1 })],
  ['Which doctor cost us the most in 2024?', dollars(year(2024), { by: 'provider', top: 1 })],
  ['What are the savings so far?', dollars()],
  ['How many services were billed twice?', findings(duplicate)],
  ['How many duplicate payments were made?', findings(duplicate)],
  ['How much was paid twice?', dollars(duplicate)],
  ['double payments by month', dollars(duplicate, { by: 'month' })],
  ['Money lost to overpayments since 2023', dollars({ ...overpayment, from: '2023-01-01' })],
  ['Claims paid twice to Lakeside Clinic', dollars(duplicate, { providerName: 'Lakeside Clinic' })],
  ["What's at risk?", dollars()],
  ['How much are we overpaying?', dollars(overpayment)],
  ['How much have we overpaid this year?', dollars({ ...overpayment, ...year(2026) })],
  ['Can you show me duplicates by month?', dollars(duplicate, { by: 'month' })],
  ['I want to see unbundling by provider', dollars(unbundling, { by: 'provider' })],
  // Law firms and advocates.
  ['Amount in dispute for Mercy Hospital', dollars({}, { providerName: 'Mercy Hospital' })],
  [
    'Amount in controversy for Dr. Okafor by claim',
    dollars({}, { by: 'claim', providerName: 'Okafor' }),
  ],
  [
    'All findings against Lakeside Clinic since 2023',
    dollars({ from: '2023-01-01' }, { providerName: 'Lakeside Clinic' }),
  ],
  [
    'How many confirmed findings for NPI 1467560003?',
    findings({ decision: 'confirmed' }, { providerName: '1467560003' }),
  ],
  ['Number of claims at issue', claims()],
  ['Dollars at issue by provider', dollars({}, { by: 'provider' })],
  [
    'Findings on code 99285 for St. Mary Hospital',
    dollars({ code: '99285' }, { providerName: 'St. Mary Hospital' }),
  ],
  ['Findings for O’Neill Pharmacy', dollars({}, { providerName: 'O’Neill Pharmacy' })],
  [
    'How much is confirmed for Mercy Hospital by month',
    dollars({ decision: 'confirmed' }, { by: 'month', providerName: 'Mercy Hospital' }),
  ],
  [
    'How much for Reed Family Practice between 2024-01-01 and 2024-12-31?',
    dollars(year(2024), { providerName: 'Reed Family Practice' }),
  ],
  // Pharmacy.
  ['Findings for NDC 00093-7214-10', dollars({ code: '00093721410' })],
  [
    'rebates over $50 by pharmacy',
    dollars({ category: 'rebate', minDollars: 50 }, { by: 'provider' }),
  ],
  ['How many rebate findings in 2024?', findings({ category: 'rebate', ...year(2024) })],
  [
    'how much for J0897 in March 2024',
    dollars({ code: 'J0897', ...span('2024-03-01', '2024-03-31') }),
  ],
  ['drug safety findings by pharmacy', dollars({ category: 'drug-safety' }, { by: 'provider' })],
  ['How much from November to February 2024?', dollars(span('2023-11-01', '2024-02-29'))],
  ['How many findings since Q2?', findings({ from: '2026-04-01' })],
  ['how much can we recoup from duplicates', dollars(duplicate)],
  ['which three categories cost the most', dollars({}, { by: 'category', top: 3 })],
  ['Twenty largest claims since 2024', dollars({ from: '2024-01-01' }, { by: 'claim', top: 20 })],
  [
    'overpayments awaiting a decision, by rule',
    dollars({ ...overpayment, decision: 'open' }, { by: 'rule' }),
  ],
  ['findings for NDC 0093-7214-10', dollars({ code: '00093721410' })],
]

/** What no plan stands for: a part of it read alone would be an answer to another question. */
export const beyondPlans: readonly string[] = [
  'findings under $50',
  'findings between $100 and $500',
  'duplicates of less than $20',
  'How much is at risk excluding duplicates?',
  'How much without duplicates?',
  'dollars by category except upcoding',
  'everything other than unbundling',
  'duplicates and unbundling by provider',
  'dollars by provider and month',
  'How much was not confirmed?',
  'which findings are not duplicates',
  'average dollars per claim',
  'what percent is confirmed',
  'median finding by provider',
  '2023 versus 2024 by category',
  'Compare duplicates with last year',
  'How many providers have duplicates?',
  'How many members have duplicates?',
  'duplicates by patient',
  'dollars by state',
  'upcoded office visits in Ohio',
  'early refills by pharmacy',
  'emergency room visits by month',
  'who approved these findings',
  'when was the file uploaded',
  'How much for 99213 and 99214?',
  'duplicates in 2023 and 2024 and 2025',
  'neither duplicates nor unbundling',
]

/** What is for others to say, by whom it is for. */
export const forOthers: Readonly<Record<'fraud' | 'clinical' | 'legal', readonly string[]>> = {
  fraud: [
    'Which providers look suspicious?',
    'Is this fraud, waste or abuse?',
    'Who is gaming the system?',
    'Are they intentionally upcoding?',
    'Did Dr. Reed falsify claims?',
    'Who is behind the phantom billing?',
    'Did Mercy Hospital knowingly bill twice?',
    'Are these fake claims?',
    'Is the clinic dishonest?',
    'Which doctors are bad actors?',
  ],
  clinical: [
    'Did the patient need this surgery?',
    'Was the diagnosis right?',
    'Is this dose too high for her?',
    'Does she have cancer?',
    'Would physical therapy have been better?',
    'Is metformin appropriate for this patient?',
    'Was the admission appropriate?',
    'Should this have been done outpatient?',
    'Was the standard of care met?',
    'Is this drug harmful?',
  ],
  legal: [
    'Can we withhold payment?',
    'Do they have to pay us back?',
    'Is the contract enforceable?',
    'Are we allowed to offset?',
    'What are our chances in arbitration?',
    'Does ERISA apply?',
    'Is it too late to recoup?',
    'Can the provider appeal?',
    'Do we violate HIPAA?',
    'What does the law say?',
    'must the provider refund it',
    'Is this against the law?',
  ],
}
