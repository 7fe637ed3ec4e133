import type { DatedRow } from '../../reference/in-effect.ts'

/** For whom and what for Medicare covers a service, where a regulation or national decision says so in few words. */
export interface CoverageRow extends DatedRow {
  /** What it is, as a sentence names it. */
  readonly service: string
  readonly codes: string
  /** One diagnosis of the line must be of these. */
  readonly covered?: RegExp
  /** Diagnoses that support it never: a line that has no other is outside. */
  readonly never?: RegExp
  /** Whole years, both included. */
  readonly ages?: readonly [number, number]
  /** What is covered, as a sentence says it. */
  readonly says: string
}

const lung = 'screening for lung cancer with a low dose'
const stool = 'the stool DNA test'
const blood = 'the screening test for blood in the stool'
const oldest = 150
const vitamins = 'Local Coverage Determinations of vitamin assays; 42 CFR 411.15(a)(1): checkups'

/**
 * Written 2026-11. Diagnoses are taken widely: what the decision may cover is left alone. Of the laboratory decisions, whose lists CMS
 * publishes each quarter, chapters of which no list names a code.
 */
export const coverageRows: readonly CoverageRow[] = [
  {
    service: 'acupuncture or dry needling',
    codes: '97810 97811 97813 97814 20560 20561',
    covered: /^M(?:54[345]|47[28]?[16-9]|51|48[0-9]|43[01]|5[34]|99)/,
    says: 'for chronic low back pain alone',
    from: '2020-01-21',
    source: 'National Coverage Determination 30.3.3',
  },
  {
    service: 'medical nutrition therapy',
    codes: '97802 97803 97804 G0270 G0271',
    covered: /^(?:E0[89]|E1[0-3]|O24|N|I12|I13|Z940|Z4822|T861|Z992)/,
    says: 'for diabetes, kidney disease and after a kidney transplant',
    from: '2002-01-01',
    source: '42 CFR 410.132(b)',
  },
  {
    service: 'training in managing diabetes',
    codes: 'G0108 G0109',
    covered: /^(?:E0[89]|E1[0-3]|O24)/,
    says: 'for people with diabetes',
    from: '2001-02-27',
    source: '42 CFR 410.141',
  },
  {
    service: 'pulmonary rehabilitation',
    codes: '94625 94626 G0424',
    covered: /^(?:J4[0-4]|J47|J84|U099|B948|Z8616|J1282|U07)/,
    says: 'for chronic obstructive disease of the lungs and after COVID-19',
    from: '2010-01-01',
    source: '42 CFR 410.47(b)',
  },
  {
    service: 'cardiac rehabilitation',
    codes: '93797 93798',
    covered:
      /^(?:I0[5-9]|I1[13]|I2[0-5]|I3[4-9]|I4[26]|I5[01]|Z95|Z94[13]|Z9861|Z9889|Z482|T82|T862)/,
    says: 'after a heart attack, operation or stent, for angina and failure of the heart',
    from: '2010-01-01',
    source: '42 CFR 410.49(b)',
  },
  {
    service: lung,
    codes: '71271',
    ages: [50, 77],
    says: 'from 50 to 77 years',
    from: '2022-02-10',
    source: 'National Coverage Determination 210.14',
  },
  {
    service: lung,
    codes: '71271 G0297',
    ages: [55, 77],
    says: 'from 55 to 77 years',
    from: '2015-02-05',
    to: '2022-02-09',
    source: 'National Coverage Determination 210.14',
  },
  {
    service: stool,
    codes: '81528 0464U',
    ages: [45, 85],
    says: 'from 45 to 85 years',
    from: '2023-01-01',
    source: 'National Coverage Determination 210.3',
  },
  {
    service: stool,
    codes: '81528 G0464',
    ages: [50, 85],
    says: 'from 50 to 85 years',
    from: '2014-10-09',
    to: '2022-12-31',
    source: 'National Coverage Determination 210.3',
  },
  {
    service: blood,
    codes: 'G0328 82270',
    ages: [45, oldest],
    says: 'from 45 years on',
    from: '2023-01-01',
    source: '42 CFR 410.37(c)',
  },
  {
    service: blood,
    codes: 'G0328 82270',
    ages: [50, oldest],
    says: 'from 50 years on',
    from: '2004-01-01',
    to: '2022-12-31',
    source: '42 CFR 410.37(c)',
  },
  {
    service: 'screening mammography',
    codes: '77067 G0202',
    ages: [35, oldest],
    says: 'from 35 years on',
    from: '1998-01-01',
    source: '42 CFR 410.34(d)',
  },
  {
    service: 'screening for prostate cancer',
    codes: 'G0103 G0102',
    ages: [50, oldest],
    says: 'from 50 years on',
    from: '2000-01-01',
    source: '42 CFR 410.39',
  },
  {
    service: 'glycated hemoglobin',
    codes: '83036',
    never: /^(?:S|J[0-2])/,
    says: 'for diabetes and what may be diabetes',
    from: '2002-11-25',
    source: 'National Coverage Determination 190.21',
  },
  {
    service: 'the thyroid test',
    codes: '84443 84439 84436 84479',
    never: /^(?:S(?!1[19])|J0)/,
    says: 'for diseases of the thyroid and their signs',
    from: '2002-11-25',
    source: 'National Coverage Determination 190.22',
  },
  {
    service: 'the lipid test',
    codes: '80061 82465 83718 84478',
    never: /^(?:S|J[0-2])/,
    says: 'for diseases of vessels and lipids and what brings them',
    from: '2002-11-25',
    source: 'National Coverage Determination 190.23',
  },
  {
    service: 'the test of prostate specific antigen',
    codes: '84153',
    never: /^[SJ]/,
    says: 'for diseases of the prostate and their signs',
    from: '2002-11-25',
    source: 'National Coverage Determination 190.31',
  },
  {
    service: 'the vitamin assay',
    codes: '82306 82607',
    never: /^Z0[02]/,
    says: 'for a lack of the vitamin and what brings it, never for a checkup',
    source: vitamins,
  },
]
