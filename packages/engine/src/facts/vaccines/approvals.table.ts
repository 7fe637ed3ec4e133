import type { DatedRow } from '../../reference/in-effect.ts'

/** Products that cannot have been given before a date. */
export interface ApprovalRow extends DatedRow {
  /** The first day on which the product could be given, `yyyy-mm-dd`. */
  readonly from: string
  readonly codes: readonly string[]
}

const license = 'Food and Drug Administration, approval letters of biologics licenses'
const emergency = 'Food and Drug Administration, letters of emergency use authorization'

/** Vaccines and antibodies by the day of their first approval, license or authorization. */
export const approvals: readonly ApprovalRow[] = [
  ...approved(license, {
    '2014-10-29': '90621',
    '2014-12-10': '90651',
    '2015-01-23': '90620',
    '2015-11-24': '90653',
    '2016-05-23': '90674',
    '2016-06-10': '90625',
    '2016-10-07': '90682',
    '2017-10-20': '90750',
    '2017-11-09': '90739',
    '2018-12-21': '90697',
    '2019-05-01': '90587',
    '2019-09-24': '90611',
    '2020-02-21': '90694',
    '2020-04-23': '90619',
    '2021-06-08': '90677',
    '2021-07-16': '90671',
    '2021-08-13': '90626 90627',
    '2021-11-30': '90759',
    '2023-05-03': '90679',
    '2023-05-31': '90678',
    '2023-10-20': '90623',
    '2023-11-09': '90589',
    '2024-05-31': '90683',
    '2024-06-17': '90684',
  }),
  ...approved(emergency, {
    '2020-11-09': 'M0239 Q0239',
    '2020-11-21': 'M0243 Q0243',
    '2020-12-11': '91300',
    '2020-12-18': '91301',
    '2021-02-09': 'M0245 Q0245',
    '2021-02-27': '91303',
    '2021-05-26': 'M0247 Q0247',
    '2021-06-24': 'M0249 Q0249',
    '2021-10-29': '91305 91307',
    '2021-12-08': 'M0220 Q0220',
    '2022-02-11': 'M0222 Q0222',
    '2022-06-17': '91308 91311',
    '2022-07-13': '91304',
    '2022-08-31': '91312 91313',
    '2023-09-11': '91318 91319 91320 91321 91322',
  }),
]

function approved(source: string, days: Readonly<Record<string, string>>): readonly ApprovalRow[] {
  return Object.entries(days).map(([from, codes]) => ({ from, source, codes: codes.split(' ') }))
}
