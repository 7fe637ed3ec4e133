import { day } from '../../../claim/day.ts'
import type { DiagnosisProfile } from '../../../reference/diagnosis-rows.ts'
import type { ProcedureProfile } from '../../../reference/procedure-rows.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { codeTable, procedureTable, released } from '../../../testing/tables.ts'
import { diagnosisSideConflict } from './diagnosis-side-conflict.ts'

const plain: DiagnosisProfile = {
  chapter: 13,
  systems: [],
  region: undefined,
  laterality: undefined,
  fitsAnything: false,
  externalCause: false,
}
const arthritis: DiagnosisProfile = { ...plain, systems: ['musculoskeletal'], region: 'knee' }
const diagnoses: Record<string, DiagnosisProfile> = {
  M1711: { ...arthritis, laterality: 'right' },
  M1712: { ...arthritis, laterality: 'left' },
  M170: { ...arthritis, laterality: 'bilateral' },
  M179: { ...arthritis, laterality: 'unspecified' },
  M069: { ...plain, systems: ['musculoskeletal'] },
  I10: { ...plain, chapter: 9, systems: ['cardiovascular'] },
  G8191: { ...plain, chapter: 6, systems: ['nervous'], laterality: 'right' },
  H6691: { ...plain, chapter: 8, systems: ['ear'], region: 'ear', laterality: 'right' },
  Z471: { ...plain, chapter: 21, fitsAnything: true },
}
const procedures: Record<string, ProcedureProfile> = {
  29881: { section: 'surgery', family: 'a', systems: ['musculoskeletal'], sides: 'paired' },
  73562: { section: 'radiology', family: 'b', region: 'knee', sides: 'paired' },
}
const tables = {
  diagnosisProfiles: released('diagnosisProfiles', codeTable(diagnoses, false)),
  procedureProfiles: released('procedureProfiles', procedureTable(procedures, false)),
}
const base = { procedureCode: '29881', serviceFromDay: day('2024-05-02'), paidCents: 50000 }
const left = (...codes: string[]) => [{ modifiers: ['LT'], diagnoses: codes }]

ruleTable(diagnosisSideConflict, { tables, base }, [
  {
    name: 'left knee for a right knee',
    lines: left('M1711'),
    expect: 'finding',
    flags: [1],
    class: 'error',
    atRiskCents: 50000,
    estimated: true,
    says: /left side.*M17\.11 is of the right/,
  },
  {
    name: 'high blood pressure is no reason for either side',
    lines: left('M1711', 'I10'),
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  {
    name: 'an image may compare: records',
    lines: [{ procedureCode: '73562', modifiers: ['LT'], diagnoses: ['M1711'] }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  { name: 'same side', lines: left('M1712'), expect: 'pass' },
  { name: 'another diagnosis is of the side', lines: left('M1711', 'M1712'), expect: 'pass' },
  { name: 'both sides diseased', lines: left('M170'), expect: 'pass' },
  { name: 'side left open', lines: left('M1711', 'M179'), expect: 'pass' },
  { name: 'a disease of all joints', lines: left('M1711', 'M069'), expect: 'pass' },
  { name: 'aftercare may be of the side', lines: left('M1711', 'Z471'), expect: 'pass' },
  {
    name: 'a palsy is not of the side of its brain',
    lines: [{ modifiers: ['LT'], diagnoses: ['G8191'] }],
    expect: 'pass',
  },
  {
    name: 'a disease of another part is no question of sides',
    lines: [{ modifiers: ['LT'], diagnoses: ['H6691'] }],
    expect: 'pass',
  },
  { name: 'diagnoses without side', lines: left('I10'), expect: 'pass' },
  {
    name: 'both sides billed',
    lines: [{ modifiers: ['50'], diagnoses: ['M1711'] }],
    expect: 'not-applicable',
  },
  { name: 'a diagnosis of unknown side', lines: left('M1711', 'N999'), expect: 'cannot-tell' },
])
