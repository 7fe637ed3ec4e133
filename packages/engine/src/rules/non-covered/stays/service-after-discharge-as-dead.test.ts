import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { serviceAfterDischargeAsDead } from './service-after-discharge-as-dead.ts'

const base = { patientKey: 'P1', payer: 'Medicare', paidCents: 9000 } as const
const stay = {
  claimType: 'institutional',
  billType: '111',
  claimId: 'S',
  revenueCode: '0120',
  serviceFromDay: day('2024-05-01'),
  admissionDay: day('2024-05-01'),
  dischargeDay: day('2024-05-08'),
  dischargeStatus: '20',
} as const
const visit = {
  claimType: 'professional',
  claimId: 'V',
  procedureCode: '99213',
  serviceFromDay: day('2024-05-20'),
} as const

ruleTable(serviceAfterDischargeAsDead, { base }, [
  {
    name: 'a visit twelve days later',
    lines: [stay, visit],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 9000,
    says: 'had died by 05/08/2024 (discharge status 20)',
  },
  {
    name: 'the stay was in an earlier upload',
    history: [stay],
    lines: [visit],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'died in hospice at home',
    lines: [{ ...stay, billType: '811', dischargeStatus: '40' }, visit],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'the day of death',
    lines: [stay, { ...visit, serviceFromDay: day('2024-05-08') }],
    expect: 'pass',
  },
  { name: 'discharged home', lines: [{ ...stay, dischargeStatus: '01' }, visit], expect: 'pass' },
  {
    name: 'the last of the bills counts',
    lines: [stay, { ...stay, claimId: 'T', dischargeDay: day('2024-05-21') }, visit],
    expect: 'pass',
  },
  {
    name: 'the stay was denied',
    lines: [{ ...stay, claimStatus: 'denied' }, visit],
    expect: 'pass',
  },
  { name: 'another patient', lines: [stay, { ...visit, patientKey: 'P2' }], expect: 'pass' },
  {
    name: 'pathology of a specimen',
    lines: [
      { ...stay, paidCents: 0 },
      { ...visit, procedureCode: '88305' },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'a reading',
    lines: [
      { ...stay, paidCents: 0 },
      { ...visit, procedureCode: '71046', modifiers: ['26'] },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'nothing paid',
    lines: [
      { ...stay, paidCents: 0 },
      { ...visit, paidCents: 0 },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'a file without statuses',
    lines: [visit],
    expect: 'cannot-tell',
    says: 'how stays ended',
  },
])
