import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { impossibleDate } from './impossible-date.ts'

const base = { serviceFromDay: day('2024-06-10') }
const inpatient = { billType: '111', serviceFromDay: day('2024-06-10') }

ruleTable(impossibleDate, { base, auditDay: '2024-12-31' }, [
  {
    name: 'birth, service, receipt, payment in order',
    lines: [
      {
        birthDay: day('1950-01-01'),
        serviceThroughDay: day('2024-06-10'),
        receivedDay: day('2024-06-20'),
        paidDay: day('2024-07-10'),
      },
    ],
    expect: 'pass',
  },
  {
    name: 'everything on one day',
    lines: [
      {
        birthDay: base.serviceFromDay,
        deathDay: base.serviceFromDay,
        receivedDay: base.serviceFromDay,
        paidDay: base.serviceFromDay,
      },
    ],
    expect: 'pass',
  },
  {
    name: 'service after the audit',
    lines: [{ serviceFromDay: day('2025-01-01') }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    says: /01\/01\/2025, after the day of this audit/,
  },
  {
    name: 'service before birth',
    lines: [{ birthDay: day('2024-06-11') }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 0,
  },
  {
    name: 'service after death puts the payment at risk',
    lines: [{ deathDay: day('2024-06-09'), paidCents: 4500 }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 4500,
  },
  {
    name: 'laboratory report after death asks for the record',
    lines: [{ deathDay: day('2024-06-09'), procedureCode: '88305', paidCents: 4500 }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'ends before it begins',
    lines: [{ serviceThroughDay: day('2024-06-09') }],
    expect: 'finding',
    class: 'error',
    flags: [1],
  },
  {
    name: 'discharged before admitted',
    lines: [{ admissionDay: day('2024-06-10'), dischargeDay: day('2024-06-08') }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    says: 'discharged on 06/08/2024',
  },
  {
    name: 'paid before the service',
    lines: [{ paidDay: day('2024-06-09') }],
    expect: 'finding',
    class: 'error',
    flags: [1],
  },
  {
    name: 'submitted before the service',
    lines: [{ auditType: 'pharmacy', receivedDay: day('2024-06-01') }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    says: 'submitted on 06/01/2024',
  },
  {
    name: 'filled before it was written',
    lines: [{ auditType: 'pharmacy', writtenDay: day('2024-06-11') }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'born in 1890',
    lines: [{ birthDay: day('1890-01-01') }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'an error outweighs a lead on the same line',
    lines: [{ receivedDay: day('2024-06-01'), paidDay: day('2024-06-02') }],
    expect: 'finding',
    class: 'error',
    flags: [1],
  },
  {
    name: 'inpatient service three days before admission: the payment window',
    lines: [{ ...inpatient, admissionDay: day('2024-06-13') }],
    expect: 'pass',
  },
  {
    name: 'inpatient service four days before admission',
    lines: [{ ...inpatient, admissionDay: day('2024-06-14') }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: "a hospital's line after the period of its bill",
    lines: [{ billType: '131', serviceThroughDay: day('2024-06-09') }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    says: /^The service of \S+ lies after 06\/09\/2024, the last day that its bill covers/,
  },
  {
    name: 'outpatient line that carries an admission date',
    lines: [{ billType: '131', admissionDay: day('2024-06-30') }],
    expect: 'pass',
  },
  {
    name: 'a voiding record is not audited',
    lines: [{ frequencyCode: '8', serviceThroughDay: day('2024-06-09') }],
    expect: 'not-applicable',
  },
  { name: 'no dates', lines: [{ serviceFromDay: undefined }], expect: 'cannot-tell' },
])
