import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { newPatientSeenBefore } from './new-patient-seen-before.ts'

const base = {
  claimId: 'A',
  claimType: 'professional',
  patientKey: 'P1',
  renderingNpi: '1234567893',
  paidCents: 12000,
} as const

const on = (date: string, procedureCode: string) => ({ serviceFromDay: day(date), procedureCode })
const old = { ...on('2020-01-06', '80053'), renderingNpi: '1003000142' }
const found = { expect: 'finding', flags: [2], class: 'error', atRiskCents: 4000 } as const
/** What 99213 is paid, so that the difference is known. */
const seen = { paidCents: 8000 } as const

ruleTable(newPatientSeenBefore, { base }, [
  {
    name: 'seen a year before',
    lines: [{ ...on('2023-05-02', '99213'), ...seen }, on('2024-05-02', '99203')],
    ...found,
    says: '05/02/2023',
  },
  {
    name: 'a day short of three years',
    lines: [{ ...on('2021-05-03', '99213'), ...seen }, on('2024-05-02', '99203')],
    ...found,
  },
  {
    name: 'three years to the day',
    lines: [old, on('2021-05-02', '99213'), on('2024-05-02', '99203')],
    expect: 'pass',
  },
  {
    name: 'operated on before, and nothing shows what 99213 is paid',
    lines: [on('2023-05-02', '29881'), on('2024-05-02', '99203')],
    ...found,
    atRiskCents: 0,
  },
  {
    name: 'seen in an earlier upload',
    history: [{ ...on('2023-05-02', '99213'), ...seen }],
    lines: [on('2024-05-02', '99203')],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a colleague of the same group and specialty',
    lines: [
      { ...on('2023-05-02', '99213'), ...seen },
      { ...on('2024-05-02', '99203'), renderingNpi: '1003000126' },
    ].map((line) => ({ ...line, billingNpi: '1003000134', specialty: '08' })),
    ...found,
  },
  ...[
    '363A00000X',
    '363LF0000X',
    'PA',
    'Physician Assistant',
    "Physician's Assistant",
    'Nurse Practitioner',
    '97',
  ].map((specialty) => ({
    name: `seen by ${specialty} of the group before`,
    lines: [
      { ...on('2023-05-02', '99213'), ...seen, billingNpi: '1003000134', specialty },
      { ...on('2024-05-02', '99203'), billingNpi: '1003000134', specialty: '08' },
    ],
    ...found,
    class: 'lead' as const,
    says: 'PA or NP of the same group',
  })),
  {
    name: 'seen by a nurse practitioner of another group before',
    lines: [
      old,
      { ...on('2023-05-02', '99213'), ...seen, billingNpi: '1003000142', specialty: '363LF0000X' },
      { ...on('2024-05-02', '99203'), billingNpi: '1003000134', specialty: '08' },
    ],
    expect: 'pass',
  },
  {
    name: 'another specialty of the group',
    lines: [
      old,
      { ...on('2023-05-02', '99213'), ...seen, billingNpi: '1003000134', specialty: '11' },
      { ...on('2024-05-02', '99203'), billingNpi: '1003000134', specialty: '08' },
    ],
    expect: 'pass',
  },
  {
    name: 'only an interpretation',
    lines: [
      old,
      { ...on('2023-05-02', '99213'), ...seen, modifiers: ['26'] },
      on('2024-05-02', '99203'),
    ],
    expect: 'pass',
  },
  {
    name: 'only a blood draw',
    lines: [old, on('2023-05-02', '36415'), on('2024-05-02', '99203')],
    expect: 'pass',
  },
  {
    name: 'history too short',
    lines: [on('2024-05-02', '99203')],
    expect: 'cannot-tell',
    says: '36 months',
  },
  { name: 'established visit', lines: [on('2024-05-02', '99213')], expect: 'not-applicable' },
])
