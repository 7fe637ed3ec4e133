import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { preventiveServiceTooSoon } from './preventive-service-too-soon.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  payer: 'Medicare',
  paidCents: 13_000,
} as const
const on = (procedureCode: string, date: string) => ({ procedureCode, serviceFromDay: day(date) })

ruleTable(preventiveServiceTooSoon, { base }, [
  {
    name: 'a wellness visit ten months after the last',
    lines: [on('G0439', '2023-08-20'), on('G0439', '2024-06-20')],
    expect: 'finding',
    class: 'error',
    flags: [2],
    atRiskCents: 13_000,
    says: 'again from 08/01/2024 on',
  },
  {
    name: 'eleven full months after the month of the last',
    lines: [on('G0439', '2023-08-20'), on('G0439', '2024-08-01')],
    expect: 'cannot-tell',
    says: 'do not reach back',
  },
  {
    name: 'a vaccine against pneumococci that adults have once',
    lines: [on('90677', '2023-08-20'), on('90677', '2024-06-20')],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    says: 'once in a lifetime',
  },
  {
    name: 'a wellness visit half a year after the initial examination',
    lines: [on('G0402', '2024-01-20'), on('G0439', '2024-07-20')],
    expect: 'finding',
    flags: [2],
    says: 'again from 01/01/2025 on',
  },
  {
    name: 'two influenza vaccines of a season',
    lines: [on('90662', '2023-10-05'), on('90694', '2024-01-12')],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'influenza vaccines of two seasons',
    lines: [on('99213', '2022-01-05'), on('90662', '2023-01-12'), on('90662', '2023-09-20')],
    expect: 'pass',
  },
  {
    name: 'a first wellness visit after a first one',
    lines: [on('G0438', '2021-08-20'), on('G0438', '2024-08-20')],
    expect: 'finding',
    flags: [2],
    says: 'once in a lifetime',
  },
  {
    name: 'a first wellness visit after a later one',
    lines: [on('G0439', '2022-08-20'), on('G0438', '2024-08-20')],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'a screening colonoscopy after five years',
    lines: [on('G0121', '2019-03-05'), on('G0121', '2024-03-05')],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'a colonoscopy that a positive stool test calls for',
    lines: [
      on('99213', '2005-01-05'),
      on('G0121', '2019-03-05'),
      { ...on('G0121', '2024-03-05'), modifiers: ['KX'] },
    ],
    expect: 'pass',
  },
  {
    name: 'KX meant nothing of the kind before 2023',
    lines: [on('G0121', '2017-03-05'), { ...on('G0121', '2022-12-31'), modifiers: ['KX'] }],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'a mammogram and its reading on another bill of the day',
    lines: [
      on('99213', '2020-01-05'),
      { ...on('77067', '2024-03-05'), modifiers: ['TC'] },
      { ...on('77067', '2024-03-05'), modifiers: ['26'] },
    ],
    expect: 'pass',
  },
  {
    name: 'a mammogram and its reading on the next day',
    lines: [
      on('99213', '2020-01-05'),
      { ...on('77067', '2024-03-05'), modifiers: ['TC'] },
      { ...on('77067', '2024-03-06'), modifiers: ['26'] },
    ],
    expect: 'pass',
  },
  {
    name: 'a colonoscopy made again because the first had to stop',
    lines: [
      on('99213', '2010-01-05'),
      { ...on('G0121', '2024-03-05'), modifiers: ['53'] },
      on('G0121', '2024-04-02'),
    ],
    expect: 'pass',
  },
  {
    name: 'the first was denied',
    lines: [
      on('99213', '2020-01-05'),
      { ...on('77067', '2023-10-05'), claimStatus: 'denied' },
      on('77067', '2024-03-05'),
    ],
    expect: 'pass',
  },
  {
    name: 'a Medicare plan may pay more often',
    lines: [on('G0439', '2024-03-01'), on('G0439', '2024-06-20')].map((line) => ({
      ...line,
      payer: 'Medicare Advantage PPO',
    })),
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'another payer',
    lines: [{ ...on('77067', '2024-03-05'), payer: 'Acme' }],
    expect: 'not-applicable',
  },
  {
    name: 'each of the other screenings again too soon',
    lines: [
      ...['G0101', '77080', '71271', '81528', 'G0446', '76706'].map((code) => ({
        ...on(code, '2023-03-05'),
        diagnoses: ['Z0000'],
      })),
      { ...on('80061', '2021-03-05'), diagnoses: ['Z136'] },
      ...['G0101', '77080', '71271', '81528', 'G0446', '76706'].map((code) => ({
        ...on(code, '2024-01-20'),
        diagnoses: ['Z0000'],
      })),
      { ...on('80061', '2024-01-20'), diagnoses: ['Z136'] },
    ],
    expect: 'finding',
    flags: [8, 9, 10, 11, 12, 13, 14],
  },
  {
    name: 'a bone measurement that records may call for sooner',
    lines: [on('77080', '2023-03-05'), on('77080', '2024-06-05')],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'a pelvic examination after a year of a patient at high risk',
    lines: [
      on('99213', '2020-01-05'),
      { ...on('G0101', '2023-03-05'), diagnoses: ['Z9189'] },
      { ...on('G0101', '2024-03-05'), diagnoses: ['Z9189'] },
    ],
    expect: 'pass',
  },
  {
    name: 'the same of one at low risk',
    lines: [
      { ...on('G0101', '2023-03-05'), diagnoses: ['Z124'] },
      { ...on('G0101', '2024-03-05'), diagnoses: ['Z124'] },
    ],
    expect: 'finding',
    class: 'error',
    flags: [2],
    says: '03/01/2025',
  },
  {
    name: 'lipids of a patient with a disease of lipids',
    lines: [
      { ...on('80061', '2024-01-05'), diagnoses: ['E785'] },
      { ...on('80061', '2024-07-05'), diagnoses: ['E785', 'Z136'] },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'a screening of lipids after tests for a disease',
    lines: [
      on('99213', '2015-01-05'),
      { ...on('80061', '2023-01-05'), diagnoses: ['E785'] },
      { ...on('80061', '2024-07-05'), diagnoses: ['Z136'] },
    ],
    expect: 'pass',
  },
  {
    name: 'a stool test by the other method in one year',
    lines: [on('82270', '2024-01-05'), on('G0328', '2024-06-05')],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'a smear taken again because it could not be read',
    lines: [
      on('99213', '2020-01-05'),
      on('Q0091', '2024-01-05'),
      { ...on('Q0091', '2024-02-05'), modifiers: ['76'] },
    ],
    expect: 'pass',
  },
])
