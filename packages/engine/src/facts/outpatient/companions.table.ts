import type { DatedRow } from '../../reference/in-effect.ts'

/** A service that a hospital cannot bill by itself. */
export interface CompanionRow extends DatedRow {
  readonly service: RegExp
  /** Codes of which one has to stand on the claim; left out where the revenue code alone counts. */
  readonly codes?: RegExp
  /** Revenue codes under which a line on the claim counts as well. */
  readonly revenue?: RegExp
  /** What has to stand beside it, as a sentence names it. */
  readonly says: string
}

const manual = 'Medicare Claims Processing Manual, chapter 4'

/** Services whose companion the Integrated Outpatient Code Editor asks for (edits 43, 58, 76, 87, 93, 100 and 115). */
export const companions: readonly CompanionRow[] = [
  {
    service: /^364(?:30|40|50|55|56|60)$/,
    codes: /^P9(?!60[34]|61[25])\d{3}$/,
    revenue: /^03(?:8\d|90|92|99)$/,
    says: 'any blood product',
    source: `${manual}, 231: blood, blood products and their transfusion`,
  },
  {
    service: /^G0379$/,
    codes: /^G0378$/,
    says: 'observation by the hour (G0378)',
    source: `${manual}, 290.5: direct referral for observation care`,
  },
  {
    service: /^G0390$/,
    codes: /^99291$/,
    says: 'critical care (99291)',
    source: `${manual}, 160.1: critical care services and trauma response`,
  },
  {
    service: /^V2785$/,
    codes: /^(?:6[5-8]\d{3}|0290T)$/,
    says: 'any operation on the eye',
    source: `${manual}, 200.1: corneal tissue`,
  },
  {
    service: /^38240$/,
    revenue: /^0815$/,
    says: 'any line of the donor under revenue code 0815',
    from: '2017-01-01',
    source: `${manual}, 231.11: allogeneic stem cell transplants`,
  },
  {
    service: /^(?:1527[1357]|C527[1357])$/,
    codes: /^(?:Q4\d{3}|A2\d{3}|C1849|C93(?:5[468]|6[034]))$/,
    revenue: /^0278$/,
    says: 'any skin substitute (Q4xxx, A2xxx)',
    from: '2014-01-01',
    source: 'Integrated Outpatient Code Editor, edit 87: application of a skin substitute',
  },
  {
    service: /^U0005$/,
    codes: /^U000[34]$/,
    says: 'the test for COVID-19 that it adds to (U0003, U0004)',
    from: '2021-01-01',
    source: 'CMS Ruling 2020-1-R2: amplified tests within two days',
  },
]
