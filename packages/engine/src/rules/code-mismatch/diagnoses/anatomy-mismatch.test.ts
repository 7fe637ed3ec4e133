import { day } from '../../../claim/day.ts'
import type { DiagnosisProfile } from '../../../reference/diagnosis-rows.ts'
import type { ProcedureProfile } from '../../../reference/procedure-rows.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { codeTable, procedureTable, released } from '../../../testing/tables.ts'
import { anatomyMismatch } from './anatomy-mismatch.ts'

const plain: DiagnosisProfile = {
  chapter: 13,
  systems: [],
  region: undefined,
  laterality: undefined,
  fitsAnything: false,
  externalCause: false,
}
const procedures: Record<string, ProcedureProfile> = {
  29881: {
    section: 'surgery',
    family: 'knee-arthroscopy',
    systems: ['musculoskeletal'],
    region: 'knee',
  },
  92928: { section: 'medicine', family: 'cardiac-intervention', systems: ['cardiovascular'] },
  73562: { section: 'radiology', family: 'imaging', region: 'knee' },
  99213: { section: 'evaluation-management', family: 'office-visit' },
  80053: { section: 'laboratory', family: 'lab-panel' },
}
const diagnoses: Record<string, DiagnosisProfile> = {
  M1711: { ...plain, systems: ['musculoskeletal'], region: 'knee' },
  H6691: { ...plain, chapter: 8, systems: ['ear'], region: 'ear' },
  H2511: { ...plain, chapter: 7, systems: ['eye'], region: 'eye' },
  M75101: { ...plain, systems: ['musculoskeletal'], region: 'shoulder' },
  M2011: { ...plain, systems: ['musculoskeletal'], region: 'foot' },
  I10: { ...plain, chapter: 9, systems: ['cardiovascular'] },
  W010XXA: { ...plain, chapter: 20, fitsAnything: true, externalCause: true },
  K8020: { ...plain, chapter: 11, systems: ['digestive'], region: 'abdomen' },
  R509: { ...plain, chapter: 18, fitsAnything: true },
}
const tables = {
  procedureProfiles: released('procedureProfiles', procedureTable(procedures, false)),
  diagnosisProfiles: released('diagnosisProfiles', codeTable(diagnoses, false)),
}
const base = { claimId: 'A', serviceFromDay: day('2024-05-02'), paidCents: 50000 }
const knee = (...codes: string[]) => [{ procedureCode: '29881', diagnoses: codes }]

ruleTable(anatomyMismatch, { tables, base }, [
  {
    name: 'knee arthroscopy with only an ear disease',
    lines: knee('H6691'),
    expect: 'finding',
    flags: [1],
    class: 'error',
    atRiskCents: 50000,
    estimated: true,
    says: 'H66.91',
  },
  {
    name: 'two diagnoses and neither of the knee',
    lines: knee('H6691', 'H2511'),
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  {
    name: 'the reason stands on another line of the claim, of another day',
    lines: [
      ...knee('H6691').map((line) => ({ ...line, patientKey: 'P1' })),
      {
        procedureCode: '99213',
        diagnoses: ['M1711'],
        patientKey: 'P1',
        serviceFromDay: day('2024-05-03'),
      },
    ],
    expect: 'pass',
  },
  {
    name: 'a file without claim numbers',
    lines: [
      {
        procedureCode: '29881',
        diagnoses: ['H6691'],
        claimId: undefined,
        patientKey: 'P1',
        renderingNpi: '1234567893',
      },
    ],
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  {
    name: 'a joint of the arm for a leg',
    lines: knee('M75101'),
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  {
    name: 'another joint of the same limb asks for records',
    lines: knee('M2011'),
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 0,
  },
  {
    name: 'high blood pressure and a fall beside it are no reasons',
    lines: knee('H6691', 'I10', 'W010XXA'),
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  {
    name: 'nothing but what many patients carry',
    lines: knee('I10'),
    expect: 'cannot-tell',
  },
  {
    name: 'high blood pressure is a reason to treat the heart',
    lines: [{ procedureCode: '92928', diagnoses: ['K8020', 'I10'] }],
    expect: 'pass',
  },
  {
    name: 'an intervention on the heart for gallstones',
    lines: [{ procedureCode: '92928', diagnoses: ['K8020'] }],
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  {
    name: 'an image of another place asks for records',
    lines: [{ procedureCode: '73562', diagnoses: ['H6691'] }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  { name: 'one diagnosis fits', lines: knee('H6691', 'M1711'), expect: 'pass' },
  { name: 'a symptom fits anything', lines: knee('H6691', 'R509'), expect: 'pass' },
  {
    name: 'the diagnosis stands on another line of the claim',
    lines: [
      { procedureCode: '29881', diagnoses: ['H6691'] },
      { procedureCode: '99213', diagnoses: ['M1711'] },
    ],
    expect: 'pass',
  },
  {
    name: 'visits and laboratory fit any diagnosis',
    lines: [
      { procedureCode: '99213', diagnoses: ['H6691'] },
      { procedureCode: '80053', diagnoses: ['H6691'] },
    ],
    expect: 'not-applicable',
  },
  { name: 'a diagnosis of unknown place', lines: knee('H6691', 'N999'), expect: 'cannot-tell' },
  {
    name: 'ICD-9',
    lines: [{ procedureCode: '29881', diagnoses: ['38200'], icdVersion: '9' }],
    expect: 'not-applicable',
  },
])
