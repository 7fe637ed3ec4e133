const newRules =
  'A principal diagnosis that is listed again, or a finding of another of the newest rules, is missing.'

/**
 * Layouts that are not yet read as their truth is, and why. The list is exact: a layout that passes
 * makes the test fail until it is taken off.
 */
export const knownFailures: Readonly<Record<string, string>> = {
  'web-page-as-workbook':
    'A web page is refused with what to do: open it where it came from and save the table as CSV.',
  'hospital-system-accounts': newRules,
  'reinsurance-decimal-comma': newRules,
  'limited-data-lines': newRules,
  'employer-data-mart': newRules,
  'stays-by-abbreviation': newRules,
  'unit-number-and-count': newRules,
  'vertical-extract-all-forms': newRules,
  'billing-service-line-report': newRules,
  'institutional-warehouse': newRules,
  'state-encounters-other': newRules,
}
