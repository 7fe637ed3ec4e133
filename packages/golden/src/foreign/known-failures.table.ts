/**
 * Layouts that are not yet read as their truth is, and why. The list is exact: a layout that passes
 * makes the test fail until it is taken off.
 */
export const knownFailures: Readonly<Record<string, string>> = {
  'health-plan-run-together':
    'places of service are not read here since some of them are codes that are not assigned',
  'line-printer':
    'places of service are not read here since some of them are codes that are not assigned',
  '837p-composite': 'what is no modifier inside a composite cell is not carried to its line',
  '835-service-lines': 'what is no modifier inside a composite cell is not carried to its line',
  'clearinghouse-report': 'what is no modifier inside a composite cell is not carried to its line',
  'bill-of-nobody':
    'nothing in the file says that it is one person’s: dates, codes and prices of many look the same',
  'hospital-some-claim-totals':
    'equal amounts on a single claim of three services are too little to be a total for sure',
  'stays-without-drg': 'stays without DRG and service are refused, in our own layout too',
  'sheet-family-as-member':
    'a birth date after the service is no birth date, and does not tell two members of one number apart',
  'sheet-without-patient':
    'a visit in the global period of an operation on the same claim is not found without a patient',
  'fills-of-a-family-by-birth':
    'a birth date after the fill is no birth date, and does not tell two cardholders apart',
}
