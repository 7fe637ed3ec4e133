import type { DrgFacts, GroupedDiagnosis } from '@plumbline/engine'
import { visit, type PlantedScene } from '../making/medical-scene.ts'
import { standIn } from '../making/stand-in.ts'
import { plant } from './plant.ts'

const medicare = { who: '* 66-85', payer: 'Medicare' } as const

const unsaid = { meanDays: undefined, postAcute: undefined }

/** A family of groups, with weights of our own. */
const groups = new Map<string, DrgFacts>([
  ['682', { title: 'RENAL FAILURE WITH MCC', mdc: '11', weight: 1.5, ...unsaid }],
  ['683', { title: 'RENAL FAILURE WITH CC', mdc: '11', weight: 0.9, ...unsaid }],
  ['684', { title: 'RENAL FAILURE WITHOUT CC/MCC', mdc: '11', weight: 0.6, ...unsaid }],
])

const diagnoses = new Map<string, GroupedDiagnosis>([
  ['N179', { mdc: '11', severity: 'CC' }],
  ['I10', { mdc: '05', severity: 'none' }],
  ['E785', { mdc: '10', severity: 'none' }],
  ['E119', { mdc: '10', severity: 'none' }],
  ['D62', { mdc: '16', severity: 'CC' }],
  ['N390', { mdc: '11', severity: 'CC' }],
  ['K3580', { mdc: '06', severity: 'CC' }],
  ['I639', { mdc: '01', severity: 'MCC' }],
  ['S72001A', { mdc: '08', severity: 'MCC' }],
  ['K8590', { mdc: '07', severity: 'MCC' }],
  ['J690', { mdc: '04', severity: 'MCC' }],
  ['L89153', { mdc: '09', severity: 'MCC' }],
  ['L89154', { mdc: '09', severity: 'MCC' }],
  ['T800XXA', { mdc: '15', severity: 'MCC' }],
  ['E1101', { mdc: '10', severity: 'MCC' }],
])

/** Conditions that hospitals answer for, which no other scene has. */
const acquired = new Map([
  ['L89153', { conditions: [4] }],
  ['L89154', { conditions: [4] }],
  ['T800XXA', { conditions: [2] }],
  ['E1101', { conditions: [9] }],
])

/** Diagnoses of the scenes that need no mark. */
const exempt = new Map<string, { readonly isExempt: true }>([
  ['Z7901', { isExempt: true }],
  ['Z8711', { isExempt: true }],
])

/** Tables that the errors below need. */
export const drgTables = {
  drgs: standIn('drgs', { complete: false, find: (drg: string) => groups.get(drg) }, groups.size),
  drgDiagnoses: standIn(
    'drgDiagnoses',
    { complete: false, find: (code: string) => diagnoses.get(code) },
    diagnoses.size,
  ),
  acquiredConditions: standIn(
    'acquiredConditions',
    { complete: true, find: (code: string) => acquired.get(code) },
    acquired.size,
  ),
  admissionExemptions: standIn(
    'admissionExemptions',
    { complete: true, find: (code: string) => exempt.get(code) },
    exempt.size,
  ),
}

/** Stays in groups that their diagnoses or days do not bear out. */
export const plantedDrgs: readonly PlantedScene[] = [
  ...plant(
    'drg-without-its-complication',
    medicare,
    ['N17.9 I10', 'N17.9 E78.5', 'N17.9 E11.9', 'N17.9 D62', 'N17.9 N39.0'].map((dx) => [
      stay(dx, '682', 5),
    ]),
  ),
  ...plant(
    'drg-of-another-category',
    medicare,
    ['K35.80', 'I63.9', 'S72.001A', 'K85.90', 'J69.0'].map((dx) => [stay(dx, '683', 4)]),
  ),
  ...plant(
    'sepsis-in-short-stay',
    medicare,
    [
      ['A41.9', '871', 2],
      ['A41.51', '871', 1],
      ['A41.50', '872', 2],
      ['A40.3', '871', 2],
      ['A41.02', '872', 1],
    ].map(([dx = '', drg = '', nights = 0]) => [stay(String(dx), String(drg), Number(nights))]),
  ),
  ...plant(
    'acquired-condition-paid',
    medicare,
    [
      ['N17.9 L89.153 I10', 'Y N Y'],
      ['N17.9 L89.154 E78.5', 'Y U Y'],
      ['N17.9 T80.0XXA I10', 'Y N Y'],
      ['N17.9 E11.01 E78.5', 'Y N Y'],
      ['N17.9 L89.154 I10', 'Y N Y'],
    ].map(([dx = '', marks = '']) => [markedStay(dx, marks)]),
  ),
  ...plant(
    'admission-mark-wrong',
    medicare,
    [
      ['N17.9 D62 I10', 'Y Y -'],
      ['N17.9 D62 E78.5', 'Y - Y'],
      ['N17.9 N39.0 Z79.01', '- Y -'],
      ['N17.9 D62 E11.9', 'Y Y 1'],
      ['N17.9 D62 Z87.11', 'Y - -'],
    ].map(([dx = '', marks = '']) => [markedStay(dx, marks, '683')]),
  ),
]

/** @param marks of the diagnoses, `-` for one that has none */
function markedStay(dx: string, marks: string, drg = '682') {
  const presentOnAdmission = marks.split(' ').map((mark) => mark.replace('-', ''))
  return { ...stay(dx, drg, 5), edit: () => ({ presentOnAdmission }) }
}

function stay(dx: string, drg: string, nights: number) {
  return visit('hospital', dx, `0120/x${String(nights)}!`, {
    form: 'I',
    billType: '111',
    drg,
    through: nights,
    stay: [0, nights],
    dischargeStatus: '01',
  })
}
