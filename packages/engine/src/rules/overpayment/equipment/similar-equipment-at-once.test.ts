import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { similarEquipmentAtOnce } from './similar-equipment-at-once.ts'

const base = {
  claimType: 'dme',
  patientKey: 'P1',
  payer: 'Medicare',
  placeOfService: '12',
  units: 1,
  paidCents: 40_000,
} as const
const on = (procedureCode: string, date: string, ...modifiers: string[]) => ({
  procedureCode,
  serviceFromDay: day(date),
  modifiers,
})

ruleTable(similarEquipmentAtOnce, { base }, [
  {
    name: 'a power chair while a manual one is rented',
    lines: [on('K0001', '2024-07-16', 'RR', 'KH'), on('K0823', '2024-07-31', 'RR', 'KH')],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 40_000,
    says: 'each is a wheelchair or scooter, and one serves at a time',
  },
  {
    name: 'two beds, month for month',
    lines: [
      on('E0260', '2024-07-01', 'RR'),
      on('E0303', '2024-07-10', 'RR'),
      on('E0260', '2024-08-01', 'RR'),
      on('E0303', '2024-08-10', 'RR'),
    ],
    expect: 'finding',
    flags: [2, 4],
  },
  {
    name: 'a walker half a year after another was bought',
    history: [on('E0143', '2024-01-08', 'NU')],
    lines: [on('E0149', '2024-07-08', 'RR')],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'one after the other; a bed and its surface; two months of one chair',
    lines: [
      on('K0001', '2024-05-02', 'RR', 'KH'),
      on('K0001', '2024-06-02', 'RR', 'KI'),
      on('K0823', '2024-07-31', 'RR', 'KH'),
      on('E0260', '2024-07-01', 'RR'),
      on('E0277', '2024-07-01', 'RR'),
    ],
    expect: 'pass',
  },
  {
    name: 'in place of a broken one, denied, without a term',
    lines: [
      on('K0823', '2024-07-31', 'RR', 'RA'),
      { ...on('K0001', '2024-07-31', 'RR'), claimStatus: 'denied' },
      on('K0001', '2024-07-31'),
    ],
    expect: 'not-applicable',
  },
  {
    name: 'no patient',
    lines: [{ ...on('K0823', '2024-07-31', 'RR'), patientKey: undefined }],
    expect: 'cannot-tell',
  },
])
