import { day } from '../../../claim/day.ts'
import { drugTables } from '../../../testing/drug-tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { glp1WithoutDiabetes } from './glp1-without-diabetes.ts'

const tables = drugTables(
  {},
  {
    semaglutide: { drugClass: 'GLP-1 agonist', brandNames: ['Ozempic', 'Wegovy'] },
    metformin: { drugClass: 'biguanide' },
    lisinopril: { drugClass: 'ACE inhibitor' },
  },
)
const on = (isoDate: string) => ({ serviceFromDay: day(isoDate) })
const base = {
  auditType: 'pharmacy' as const,
  patientKey: 'A',
  serviceFromDay: day('2024-10-01'),
  ndc: undefined,
  drugName: 'OZEMPIC 1 MG/DOSE PEN',
  quantity: 3,
  daysSupply: 28,
  paidCents: 90_000,
}
const before = { drugName: 'Lisinopril 10 mg', ...on('2024-03-01') }

ruleTable(glp1WithoutDiabetes, { base, tables }, [
  {
    name: 'half a year of other drugs, none for diabetes: once for the patient',
    lines: [before, {}, on('2024-10-29')],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    atRiskCents: 0,
    says: 'since 03/01/2024',
  },
  {
    name: 'for obesity, as the fill itself says, whatever was before',
    lines: [{ diagnoses: ['E669'] }, on('2024-10-29')],
    expect: 'finding',
    flags: [1],
    says: 'with a diagnosis of obesity (E669)',
  },
  {
    name: 'for obesity and diabetes',
    lines: [{ diagnoses: ['E669', 'E119'] }],
    expect: 'pass',
  },
  {
    name: 'for obesity, with metformin later',
    lines: [{ diagnoses: ['E669'] }, { drugName: 'Metformin 500 mg', ...on('2024-11-01') }],
    expect: 'pass',
  },
  { name: 'metformin', lines: [before, { drugName: 'Metformin 500 mg' }, {}], expect: 'pass' },
  { name: 'a diagnosis', lines: [before, { diagnoses: ['E119'] }], expect: 'pass' },
  {
    name: 'a diagnosis in an earlier upload',
    history: [{ ...before, diagnoses: ['E1165'] }],
    lines: [{}],
    expect: 'pass',
  },
  {
    name: 'the brand for weight loss',
    lines: [before, { drugName: 'WEGOVY 1 MG PEN' }],
    expect: 'not-applicable',
  },
  { name: 'another drug', lines: [before], expect: 'not-applicable' },
  { name: 'nothing before', lines: [{}], expect: 'cannot-tell', says: '180 days' },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
])
