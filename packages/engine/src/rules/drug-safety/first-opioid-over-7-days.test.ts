import { day } from '../../claim/day.ts'
import { drugTables } from '../../testing/drug-tables.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { firstOpioidOver7Days } from './first-opioid-over-7-days.ts'

const tables = drugTables(
  {},
  {
    'acetaminophen; oxycodone': {
      drugClass: 'opioid with acetaminophen',
      brandNames: ['Percocet'],
    },
    lisinopril: { drugClass: 'ACE inhibitor' },
  },
)
const on = (isoDate: string) => ({ serviceFromDay: day(isoDate) })
const base = {
  auditType: 'pharmacy' as const,
  patientKey: 'A',
  serviceFromDay: day('2024-06-01'),
  ndc: undefined,
  drugName: 'Percocet 5-325',
  quantity: 56,
  daysSupply: 14,
  paidCents: 1000,
}
const before = { drugName: 'Lisinopril 10 mg', daysSupply: 30, ...on('2024-03-01') }

ruleTable(firstOpioidOver7Days, { base, tables }, [
  {
    name: 'two weeks for one who had none',
    lines: [before, {}],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    says: 'dispensed for 14 days on 06/01/2024',
  },
  {
    name: 'the file reaches back by history',
    history: [before],
    lines: [{}],
    expect: 'finding',
    flags: [1],
  },
  { name: 'a week', lines: [before, { daysSupply: 7 }], expect: 'pass' },
  {
    name: 'an opioid a month before',
    lines: [before, on('2024-05-01'), {}],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'one a month before in an earlier upload',
    history: [before, on('2024-05-01')],
    lines: [{}],
    expect: 'pass',
  },
  { name: 'nothing of the patient before', lines: [{}], expect: 'cannot-tell', says: '60 days' },
  {
    name: 'an unknown drug in between',
    lines: [before, { drugName: 'Zzyzx', ...on('2024-05-05') }, {}],
    expect: 'cannot-tell',
  },
  { name: 'cancer', lines: [{ ...before, diagnoses: ['C3411'] }, {}], expect: 'not-applicable' },
  { name: 'no opioid', lines: [before], expect: 'not-applicable' },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
])
