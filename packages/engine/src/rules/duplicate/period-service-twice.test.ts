import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { periodServiceTwice } from './period-service-twice.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  renderingNpi: '1234567893',
  paidCents: 6_000,
} as const
const on = (procedureCode: string, date: string) => ({ procedureCode, serviceFromDay: day(date) })
const another = { renderingNpi: '1999999984' }

ruleTable(periodServiceTwice, { base }, [
  {
    name: 'care management twice in a month',
    lines: [on('99490', '2024-03-05'), on('99490', '2024-03-29')],
    expect: 'finding',
    class: 'error',
    flags: [2],
    atRiskCents: 6_000,
    says: 'paid once in a calendar month',
  },
  {
    name: 'on the last and the first day of two months',
    lines: [on('99490', '2024-03-31'), on('99490', '2024-04-01')],
    expect: 'pass',
  },
  {
    name: 'two kinds of care management on one day',
    lines: [on('99490', '2024-03-31'), on('99487', '2024-03-31')],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'another practitioner in the month',
    lines: [on('99490', '2024-03-05'), { ...on('99490', '2024-03-29'), ...another }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    says: 'by another practitioner',
  },
  {
    name: 'the month of dialysis twice',
    lines: [on('90961', '2024-03-05'), on('90960', '2024-03-31')],
    expect: 'finding',
    class: 'error',
    flags: [2],
  },
  {
    name: 'care after two discharges, of which only one may be billed',
    lines: [on('99495', '2024-03-05'), on('99496', '2024-03-20')],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'the device of remote monitoring after two weeks, and after four',
    lines: [on('99454', '2024-03-01'), on('99454', '2024-03-15'), on('99454', '2024-03-29')],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'monitoring set up twice in five weeks, and anew after half a year',
    lines: [on('99453', '2024-03-01'), on('99453', '2024-04-05'), on('99453', '2024-09-15')],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    says: 'paid once in an episode of care',
  },
  {
    name: 'two practitioners who each read a recorder',
    lines: [on('93298', '2024-03-05'), { ...on('93298', '2024-03-29'), ...another }],
    expect: 'pass',
  },
  {
    name: 'the first was denied; a bill of one day is a duplicate',
    lines: [
      { ...on('99490', '2024-03-05'), claimStatus: 'denied' },
      on('99490', '2024-03-29'),
      on('99490', '2024-03-29'),
    ],
    expect: 'pass',
  },
  {
    name: 'more minutes of the month, a day of dialysis, a hospital',
    lines: [
      on('99439', '2024-03-05'),
      on('90970', '2024-03-05'),
      { ...on('99490', '2024-03-05'), claimType: 'institutional', billType: '131' },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'no provider',
    lines: [{ ...on('99490', '2024-03-05'), renderingNpi: undefined }],
    expect: 'cannot-tell',
  },
])
