import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { overrideCodeRepeated } from './override-code-repeated.ts'

const on = (isoDate: string) => ({ serviceFromDay: day(isoDate) })
const base = {
  auditType: 'pharmacy' as const,
  patientKey: 'A',
  serviceFromDay: day('2024-03-01'),
  ndc: '00093505698',
  quantity: 30,
  daysSupply: 30,
  paidCents: 1000,
  submissionClarificationCodes: ['4'],
}

ruleTable(overrideCodeRepeated, { base }, [
  {
    name: 'lost for the third time in three months',
    lines: [{}, on('2024-04-01'), on('2024-05-01')],
    expect: 'finding',
    flags: [3],
    class: 'lead',
    says: 'Fill 3 of the drug since 03/01/2024',
  },
  {
    name: 'vacation and loss count together, in whatever order the rows are',
    lines: [{ ...on('2024-05-01'), submissionClarificationCodes: ['3'] }, {}, on('2024-04-01')],
    expect: 'finding',
    flags: [1],
    says: 'a vacation supply',
  },
  { name: 'twice', lines: [{}, on('2024-04-01')], expect: 'pass' },
  {
    name: 'three times in a year',
    lines: [{}, on('2024-07-01'), on('2024-11-01')],
    expect: 'pass',
  },
  {
    name: 'three drugs lost at once',
    lines: [{}, { ndc: '00591040501' }, { ndc: '00378718505' }],
    expect: 'pass',
  },
  {
    name: 'a change of therapy',
    lines: [{}, on('2024-04-01'), { ...on('2024-05-01'), submissionClarificationCodes: ['5'] }],
    expect: 'pass',
  },
  {
    name: 'no code on the file',
    lines: [{ submissionClarificationCodes: [] }],
    expect: 'cannot-tell',
  },
  {
    name: 'another code',
    lines: [{ submissionClarificationCodes: ['5'] }],
    expect: 'not-applicable',
  },
  {
    name: 'neither NDC nor name',
    lines: [{ ndc: undefined, drugName: undefined }],
    expect: 'cannot-tell',
  },
])
