import type { DatedRow } from '../../reference/in-effect.ts'

/** How often Medicare Part B pays a preventive service, from the day on which it covers it at all. */
export interface FrequencyRow extends DatedRow {
  readonly service: string
  /** Services that count against it, itself included. */
  readonly counted: readonly string[]
  /** Full months that pass after the month of the last one; left out for once in a lifetime. */
  readonly months?: number
}

const wellness = ['G0438', 'G0439']

/** Written 2026-11. No importer exists: the limits stand in regulations, not in a published file. */
export const frequencyRows: readonly FrequencyRow[] = [
  {
    service: 'G0402',
    counted: ['G0402'],
    from: '2005-01-01',
    source: '42 CFR 410.16 initial preventive examination',
  },
  {
    service: 'G0438',
    counted: wellness,
    from: '2011-01-01',
    source: '42 CFR 410.15 first annual wellness visit',
  },
  {
    service: 'G0439',
    counted: wellness,
    months: 11,
    from: '2011-01-01',
    source: '42 CFR 410.15 subsequent annual wellness visit',
  },
  {
    service: '77067',
    counted: ['77067'],
    months: 11,
    from: '1998-01-01',
    source: '42 CFR 410.34 screening mammography',
  },
  {
    service: 'G0103',
    counted: ['G0103'],
    months: 11,
    from: '2000-01-01',
    source: '42 CFR 410.39 prostate cancer screening',
  },
  {
    service: 'G0328',
    counted: ['G0328'],
    months: 11,
    from: '2004-01-01',
    source: '42 CFR 410.37 colorectal cancer screening',
  },
  {
    service: 'G0121',
    counted: ['G0121'],
    months: 119,
    from: '2001-07-01',
    source: '42 CFR 410.37 colorectal cancer screening',
  },
  {
    service: 'G0105',
    counted: ['G0105'],
    months: 23,
    from: '1998-01-01',
    source: '42 CFR 410.37 colorectal cancer screening, high risk',
  },
  {
    service: 'G0444',
    counted: ['G0444'],
    months: 11,
    from: '2011-10-14',
    source: 'National Coverage Determination 210.9, depression',
  },
]

/** Services that no limit holds where the claim says with a modifier why they are done. */
export interface FrequencyException extends DatedRow {
  readonly services: readonly string[]
  readonly modifier: string
}

export const frequencyExceptions: readonly FrequencyException[] = [
  {
    services: ['G0105', 'G0121'],
    modifier: 'KX',
    from: '2023-01-01',
    source: '42 CFR 410.37(k), a colonoscopy that completes the screening after a positive test',
  },
]
