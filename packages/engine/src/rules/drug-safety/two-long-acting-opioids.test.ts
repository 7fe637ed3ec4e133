import { day } from '../../claim/day.ts'
import { drugTables } from '../../testing/drug-tables.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { twoLongActingOpioids } from './two-long-acting-opioids.ts'

const tables = drugTables(
  {},
  {
    morphine: { drugClass: 'opioid' },
    fentanyl: { drugClass: 'opioid' },
    methadone: { drugClass: 'opioid' },
    'acetaminophen; oxycodone': { drugClass: 'opioid with acetaminophen' },
    lisinopril: { drugClass: 'ACE inhibitor' },
  },
)
const on = (isoDate: string) => ({ serviceFromDay: day(isoDate) })
const base = {
  auditType: 'pharmacy' as const,
  patientKey: 'A',
  serviceFromDay: day('2024-03-01'),
  ndc: undefined,
  drugName: 'MORPHINE SULF ER 15 MG TABLET',
  quantity: 60,
  daysSupply: 30,
  paidCents: 1000,
}
const patch = { drugName: 'FENTANYL 25 MCG/HR PATCH', quantity: 10 }

ruleTable(twoLongActingOpioids, { base, tables }, [
  {
    name: 'a patch while tablets of another last',
    lines: [{}, { ...patch, ...on('2024-03-06') }],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    says: 'overlap on 25 days from 03/06/2024 to 03/30/2024',
  },
  {
    name: 'methadone with a patch, rows in another order',
    lines: [{ ...patch, ...on('2024-03-06') }, { drugName: 'METHADONE HCL 10 MG TABLET' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a change within two weeks',
    lines: [{}, { ...patch, ...on('2024-03-20') }],
    expect: 'pass',
  },
  {
    name: 'a second strength of the same drug',
    lines: [{}, { drugName: 'MORPHINE SULF ER 30 MG TABLET', ...on('2024-03-02') }],
    expect: 'pass',
  },
  {
    name: 'a short-acting opioid for pain that breaks through',
    lines: [{}, { drugName: 'OXYCODONE-ACETAMINOPHEN 5-325', ...on('2024-03-02') }],
    expect: 'pass',
  },
  {
    name: 'cancer pain',
    lines: [{ diagnoses: ['C50911'] }, { ...patch, ...on('2024-03-06') }],
    expect: 'not-applicable',
  },
  { name: 'no opioid', lines: [{ drugName: 'LISINOPRIL 10 MG TABLET' }], expect: 'not-applicable' },
  { name: 'a drug that no list knows', lines: [{ drugName: 'XYZ 10' }], expect: 'cannot-tell' },
  { name: 'no days supply', lines: [{ daysSupply: undefined }], expect: 'cannot-tell' },
])
