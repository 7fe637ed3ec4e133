/** X12 code list 1032, who pays: as a plan is called in a file of columns. */
const filingIndicators = new Map([
  ['11', 'Other Non-Federal Program'],
  ['12', 'PPO'],
  ['13', 'POS'],
  ['14', 'EPO'],
  ['15', 'Indemnity'],
  ['16', 'Medicare Advantage HMO'],
  ['17', 'Dental HMO'],
  ['AM', 'Automobile Medical'],
  ['BL', 'Blue Cross Blue Shield'],
  ['CH', 'TRICARE'],
  ['CI', 'Commercial'],
  ['DS', 'Disability'],
  ['FI', 'Federal Employees Program'],
  ['HM', 'HMO'],
  ['LM', 'Liability Medical'],
  ['MA', 'Medicare Part A'],
  ['MB', 'Medicare Part B'],
  ['MC', 'Medicaid'],
  ['OF', 'Other Federal Program'],
  ['TV', 'Title V'],
  ['VA', 'Veterans Affairs'],
  ['WC', "Workers' Compensation"],
])

/** The kind of plan that a claim filing indicator names. */
export function planOf(indicator: string | undefined): string {
  return filingIndicators.get((indicator ?? '').trim()) ?? ''
}

/** The same of a column, which may hold the words already: `MB` and `Medicare Part B` are one. */
export function readFilingIndicator(text: string): string | undefined {
  const plan = planOf(text.trim().toUpperCase())
  if (plan !== '') return plan
  return text.trim().length > longestCode ? text.trim() : undefined
}

const longestCode = 3
