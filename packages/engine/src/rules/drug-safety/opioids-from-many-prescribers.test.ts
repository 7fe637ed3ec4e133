import { drugTables } from '../../testing/drug-tables.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { opioidsFromManyPrescribers } from './opioids-from-many-prescribers.ts'

const tables = drugTables(
  {},
  {
    oxycodone: { drugClass: 'opioid' },
    lisinopril: { drugClass: 'ACE inhibitor' },
  },
)
const base = {
  auditType: 'pharmacy' as const,
  patientKey: 'A',
  serviceFromDay: 20_000,
  ndc: undefined,
  drugName: 'Oxycodone 5 mg',
  quantity: 20,
  daysSupply: 5,
  prescriberNpi: '1',
  pharmacyId: '1',
  paidCents: 1000,
}
const from = (number: number, day = 20_000 + number * 10) => ({
  serviceFromDay: day,
  prescriberNpi: String(number),
  pharmacyId: String(number),
})

ruleTable(opioidsFromManyPrescribers, { base, tables }, [
  {
    name: 'four prescribers and four pharmacies in a half-year',
    lines: [from(1), from(2), from(3), from(4), from(5)],
    expect: 'finding',
    flags: [4],
    class: 'lead',
    atRiskCents: 0,
    says: '4 opioid fills',
  },
  {
    name: 'three of them in an earlier upload',
    history: [from(1), from(2), from(3)],
    lines: [from(4)],
    expect: 'finding',
    flags: [1],
  },
  { name: 'three of each', lines: [from(1), from(2), from(3)], expect: 'pass' },
  {
    name: 'four prescribers, one pharmacy',
    lines: [1, 2, 3, 4].map((each) => ({ ...from(each), pharmacyId: '1' })),
    expect: 'pass',
  },
  {
    name: 'over more than a half-year',
    lines: [from(1), from(2), from(3), from(4, 20_220)],
    expect: 'pass',
  },
  {
    name: 'cancer',
    lines: [{ ...from(1), diagnoses: ['C3411'] }, from(2), from(3), from(4)],
    expect: 'not-applicable',
  },
  { name: 'no opioid', lines: [{ drugName: 'Lisinopril 5 mg' }], expect: 'not-applicable' },
  { name: 'no prescriber', lines: [{ prescriberNpi: undefined }, {}], expect: 'cannot-tell' },
])
