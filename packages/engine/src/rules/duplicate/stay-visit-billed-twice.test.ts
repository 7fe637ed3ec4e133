import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { stayVisitBilledTwice } from './stay-visit-billed-twice.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  renderingNpi: '1234567893',
  placeOfService: '21',
  paidCents: 15000,
} as const

const visit = (procedureCode: string, date: string) => ({
  procedureCode,
  serviceFromDay: day(date),
})
const stay = (admission: string, discharge: string) => ({
  claimType: 'institutional' as const,
  billType: '111',
  serviceFromDay: day(admission),
  admissionDay: day(admission),
  dischargeDay: day(discharge),
})
const other = { renderingNpi: '1003000126' }

ruleTable(stayVisitBilledTwice, { base }, [
  {
    name: 'a second admission on the next day',
    lines: [visit('99223', '2024-05-02'), visit('99222', '2024-05-03')],
    expect: 'finding',
    class: 'error',
    flags: [2],
    atRiskCents: 15000,
    says: '99222 on 05/03/2024 follows 99223 of 05/02/2024 with no discharge between them',
  },
  {
    name: 'a second admission after daily visits',
    lines: [
      visit('99223', '2024-05-02'),
      visit('99232', '2024-05-03'),
      visit('99232', '2024-05-04'),
      visit('99223', '2024-05-05'),
    ],
    expect: 'finding',
    class: 'error',
    flags: [4],
  },
  {
    name: 'a second admission within the stay that the hospital billed',
    lines: [
      stay('2024-05-02', '2024-05-12'),
      visit('99223', '2024-05-02'),
      visit('99222', '2024-05-09'),
    ],
    expect: 'finding',
    class: 'error',
    flags: [3],
  },
  {
    name: 'a gap of one day without a visit leaves it open',
    lines: [visit('99223', '2024-05-02'), visit('99222', '2024-05-04')],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'two discharges of one stay',
    lines: [
      visit('99223', '2024-05-02'),
      visit('99238', '2024-05-05'),
      visit('99239', '2024-05-06'),
    ],
    expect: 'finding',
    class: 'error',
    flags: [3],
    says: 'with no admission between them',
  },
  {
    name: 'a discharge by another practitioner on the next day',
    lines: [visit('99239', '2024-05-05'), { ...visit('99238', '2024-05-06'), ...other }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'another specialty’s first visit',
    lines: [visit('99223', '2024-05-02'), { ...visit('99222', '2024-05-03'), ...other }],
    expect: 'pass',
  },
  {
    name: 'discharged and admitted again',
    lines: [
      visit('99223', '2024-05-02'),
      visit('99238', '2024-05-04'),
      visit('99222', '2024-05-05'),
      visit('99239', '2024-05-06'),
    ],
    expect: 'pass',
  },
  {
    name: 'the hospital’s bill shows that the patient left',
    lines: [
      stay('2024-05-02', '2024-05-03'),
      visit('99223', '2024-05-02'),
      visit('99222', '2024-05-04'),
    ],
    expect: 'pass',
  },
  {
    name: 'two weeks apart',
    lines: [visit('99223', '2024-05-02'), visit('99223', '2024-05-16')],
    expect: 'pass',
  },
  {
    name: 'at another hospital',
    lines: [
      { ...visit('99223', '2024-05-02'), facilityNpi: '1111111112' },
      { ...visit('99223', '2024-05-03'), facilityNpi: '1003000126' },
    ],
    expect: 'pass',
  },
  {
    name: 'the first was denied',
    lines: [
      { ...visit('99223', '2024-05-02'), claimStatus: 'denied' },
      visit('99222', '2024-05-03'),
    ],
    expect: 'pass',
  },
  {
    name: 'admitted and discharged on one day, then again',
    lines: [visit('99236', '2024-05-02'), visit('99236', '2024-05-03')],
    expect: 'not-applicable',
  },
  {
    name: 'nobody named',
    lines: [{ ...visit('99223', '2024-05-02'), patientKey: undefined, renderingNpi: undefined }],
    expect: 'cannot-tell',
  },
])
