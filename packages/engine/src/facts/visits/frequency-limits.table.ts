import type { DatedRow } from '../../reference/in-effect.ts'

/** How often Medicare Part B pays a preventive service, from the day on which it covers it at all. */
export interface FrequencyRow extends DatedRow {
  readonly service: string
  /** Services that count against it, itself included. */
  readonly counted: readonly string[]
  /** Full months that pass after the month of the last one; left out for once in a lifetime. */
  readonly months?: number
  /** The service is the screening with these diagnoses alone: with another one it is a test of a disease. */
  readonly onlyFor?: readonly string[]
  /** A shorter interval for whom one of these diagnoses, or none at all, is named. */
  readonly highRisk?: { readonly diagnoses: readonly string[]; readonly months: number }
  /** Medicare pays it sooner where records show the need. */
  readonly isSoonerByRecords?: true
}

const wellness = ['G0438', 'G0439']
const stoolTests = ['82270', 'G0328']
const glaucoma = ['G0117', 'G0118']
const chestScreening = ['71271', 'G0297']
const aorta = ['76706', 'G0389']
const stoolDna = ['81528', 'G0464', '0464U']

/** Vaccines against influenza of a season; 90653 on are those for the elderly, of cells or by the nose. */
const influenza =
  '90630 90653 90654 90656 90658 90660 90661 90662 90672 90673 90674 90682 90686 90688 90694 90756 Q2034 Q2035 Q2036 Q2037 Q2038 Q2039'.split(
    ' ',
  )

/** High risk of cervical or vaginal cancer (Claims Processing Manual, chapter 18, 30.6 and 40.4). */
const gynecologicRisk = {
  diagnoses: ['Z7251', 'Z7252', 'Z7253', 'Z7729', 'Z779', 'Z9189', 'Z9289'],
  months: 11,
}

/** Written 2026-11. No importer exists: the limits stand in regulations, not in a published file. */
export const frequencyRows: readonly FrequencyRow[] = [
  {
    service: '90677',
    counted: ['90677'],
    from: '2021-10-01',
    isSoonerByRecords: true,
    source: '42 CFR 410.57 pneumococcal vaccine: the schedule gives this one once to adults',
  },
  {
    service: '90671',
    counted: ['90671'],
    from: '2021-10-01',
    isSoonerByRecords: true,
    source: '42 CFR 410.57 pneumococcal vaccine: the schedule gives this one once to adults',
  },
  {
    service: '90732',
    counted: ['90732'],
    months: 59,
    from: '1984-01-01',
    isSoonerByRecords: true,
    source: '42 CFR 410.57 pneumococcal vaccine: a second dose after five years',
  },
  ...influenza.map((service) => ({
    service,
    counted: influenza,
    months: 4,
    from: '1993-05-01',
    isSoonerByRecords: true as const,
    source:
      'Social Security Act 1861(s)(10)(A); Medicare Claims Processing Manual, chapter 18, 10.1: influenza vaccine once in a season',
  })),
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
    counted: [...wellness, 'G0402'],
    months: 11,
    from: '2011-01-01',
    source: '42 CFR 410.15 subsequent annual wellness visit',
  },
  {
    service: '77067',
    counted: ['77067', 'G0202'],
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
    counted: stoolTests,
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
  {
    service: 'G0442',
    counted: ['G0442'],
    months: 11,
    from: '2011-10-14',
    source: 'National Coverage Determination 210.8, alcohol misuse',
  },
  {
    service: 'G0446',
    counted: ['G0446'],
    months: 11,
    from: '2011-11-08',
    source: 'National Coverage Determination 210.11, cardiovascular disease',
  },
  {
    service: '77063',
    counted: ['77063'],
    months: 11,
    from: '2015-01-01',
    source: '42 CFR 410.34 screening mammography',
  },
  {
    service: 'G0102',
    counted: ['G0102'],
    months: 11,
    from: '2000-01-01',
    source: '42 CFR 410.39 prostate cancer screening',
  },
  {
    service: '82270',
    counted: stoolTests,
    months: 11,
    from: '2007-01-01',
    source: '42 CFR 410.37 colorectal cancer screening',
  },
  ...['81528', '0464U'].map((service) => ({
    service,
    counted: stoolDna,
    months: 35,
    from: '2014-10-09',
    source: 'National Coverage Determination 210.3, stool DNA test',
  })),
  {
    service: 'G0104',
    counted: ['G0104'],
    months: 47,
    from: '1998-01-01',
    source: '42 CFR 410.37 colorectal cancer screening',
  },
  ...['G0101', 'Q0091'].map((service) => ({
    service,
    counted: [service],
    months: 23,
    highRisk: gynecologicRisk,
    from: '2001-07-01',
    source: '42 CFR 410.56 screening pelvic examination',
  })),
  {
    service: 'G0476',
    counted: ['G0476'],
    months: 59,
    from: '2015-07-09',
    source: 'National Coverage Determination 210.2.1, human papillomavirus',
  },
  ...glaucoma.map((service) => ({
    service,
    counted: glaucoma,
    months: 11,
    from: '2002-01-01',
    source: '42 CFR 410.23 glaucoma screening',
  })),
  {
    service: '71271',
    counted: chestScreening,
    months: 11,
    from: '2015-02-05',
    source: 'National Coverage Determination 210.14, lung cancer',
  },
  {
    service: '76706',
    counted: aorta,
    from: '2007-01-01',
    source: '42 CFR 410.19 ultrasound screening for abdominal aortic aneurysms',
  },
  {
    service: '77080',
    counted: ['77080'],
    months: 23,
    isSoonerByRecords: true,
    from: '1998-07-01',
    source: '42 CFR 410.31 bone mass measurement',
  },
  {
    service: '80061',
    counted: ['80061'],
    months: 59,
    onlyFor: ['Z136'],
    from: '2005-01-01',
    source: '42 CFR 410.17 cardiovascular disease screening tests',
  },
  {
    service: 'G0403',
    counted: ['G0403'],
    from: '2009-01-01',
    source: '42 CFR 410.16 electrocardiogram of the initial preventive examination',
  },
  {
    service: 'G0472',
    counted: ['G0472'],
    highRisk: { diagnoses: ['Z7289', 'F1920'], months: 11 },
    from: '2014-06-02',
    source: 'National Coverage Determination 210.13, hepatitis C',
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
  {
    services: ['Q0091'],
    modifier: '76',
    source:
      'Medicare Claims Processing Manual, chapter 18, 30.5: a smear taken again because it could not be read',
  },
]
