import { cleanFillScenes } from '../clean/fills.table.ts'
import { cleanMedicalScenes } from '../clean/medical-scenes.ts'
import type { FillRow } from '../making/fill-row.ts'
import type { MedicalRow } from '../making/medical-row.ts'
import { visit, type PlantedScene, type MedicalScene } from '../making/medical-scene.ts'
import { playFills } from '../making/play-fills.ts'
import { playMedical } from '../making/play-medical.ts'
import { plantedFills } from '../planted/fills.table.ts'
import { plantedMedicalScenes } from '../planted/planted-tables.ts'

/** One scene of each rule's errors. */
function firstOfEachRule<Scene extends { readonly ruleId?: string }>(
  scenes: readonly Scene[],
): readonly Scene[] {
  return Array.from(
    Map.groupBy(scenes, ({ ruleId }) => ruleId).values(),
    ([first]) => first,
  ).flatMap((scene) => scene ?? [])
}

const bill = { form: 'I', billType: '131' } as const

/** What a hospital's outpatient bill can have wrong. */
const hospitalErrors: readonly MedicalScene[] = [
  {
    name: 'bill sent twice',
    who: '* 40-60',
    visits: [0, 1].map(() => visit('hospital', 'R10.9', '0351/74177 0301/80053', bill)),
  },
  {
    name: 'scan with a reading of its own',
    who: '* 40-60',
    visits: [visit('hospital', 'R10.9', '0351/74177 0301/80053 0301/80048', bill)],
  },
  {
    name: 'too many units',
    who: '* 40-60',
    visits: [visit('hospital', 'E11.9', '0301/83036x3', bill)],
  },
  {
    name: 'header diagnosis',
    who: '* 40-60',
    visits: [visit('hospital', 'E11', '0301/83036', bill)],
  },
]

const isMade = (scene: PlantedScene) => scene.ruleId !== 'denial-pattern'
const planted = firstOfEachRule(plantedMedicalScenes.filter(isMade))
const everyThird = cleanMedicalScenes.filter((_, at) => at % 3 === 0)
const medicalScenes: readonly MedicalScene[] = [...planted, ...hospitalErrors, ...everyThird]

function played(wanted: (row: MedicalRow) => boolean): readonly MedicalRow[] {
  return medicalScenes.flatMap((scene) => playMedical(scene, 7).filter(wanted))
}

/** Claims of every form: one scene for each rule's errors, and right ones. */
export const allClaims = () => played(() => true)
export const professionalClaims = () => played(({ form }) => form === 'P')
/** Without corrections and take-backs, for manners that cannot say them. */
export const firstClaims = () =>
  played(({ form, frequency, paid }) => form === 'P' && frequency === '1' && paid >= 0)
export const supplierClaims = () => played(({ form }) => form === 'D')

export function hospitalClaims(): readonly MedicalRow[] {
  const scenes = [...plantedMedicalScenes, ...hospitalErrors, ...cleanMedicalScenes]
  return scenes.flatMap((scene) => playMedical(scene, 7).filter(({ form }) => form === 'I'))
}

/** The bill of one patient's stay and of the outpatient days around it. */
export function oneBill(): readonly MedicalRow[] {
  const scene: MedicalScene = {
    name: 'one long bill',
    who: 'F 61',
    payer: 'Commercial',
    visits: [
      visit(
        'hospital',
        'R07.9 I10',
        '0450/99284-25 0324/71046 0730/93005 0301/80053 0301/80048 0305/85025 0305/85025 0300/36415 0301/83036x3',
        bill,
      ),
    ],
  }
  return playMedical(scene, 7)
}

/** Families: a parent, a child and a twin who have the same service on the same day of one practice. */
export function families(): readonly MedicalRow[] {
  const kin = (row: MedicalRow, index: number): MedicalRow => ({
    ...row,
    claimId: `${row.claimId}${index}`,
    patient: `${row.patient}-${index}`,
    birth: index === 1 ? row.birth : row.birth + 25 * 365 + (index === 2 ? 0 : 1),
    sex: index === 3 && row.sex === 'F' ? 'M' : row.sex,
  })
  return firstClaims()
    .flatMap((row) => [1, 2, 3].map((index) => kin(row, index)))
    .toSorted((a, b) => a.patient.localeCompare(b.patient))
}

const plantedFillScenes = Array.from(
  Map.groupBy(plantedFills, ({ ruleId }) => ruleId).values(),
).flatMap((scenes) => scenes.slice(0, 2))

/** Fills: two scenes for each rule's errors, and right ones. */
export function fills(): readonly FillRow[] {
  return [...plantedFillScenes, ...cleanFillScenes].flatMap((scene) => playFills(scene, 7))
}

/** Without reversals and rejected fills, for manners that cannot say them. */
export const paidFills = () =>
  [
    ...plantedFillScenes,
    ...cleanFillScenes.filter(({ fills: all }) =>
      all.every(({ reverses, rejected }) => reverses === undefined && rejected === undefined),
    ),
  ].flatMap((scene) => playFills(scene, 7))

/** Two people of one cardholder number with the same fills. */
export function familyFills(): readonly FillRow[] {
  return paidFills()
    .flatMap((row) => [
      row,
      {
        ...row,
        claimId: `${row.claimId}9`,
        birth: row.birth + 26 * 365,
        member: `${row.member}-2`,
        prescription: `${row.prescription}9`,
      },
    ])
    .map((row) => (row.member.includes('-') ? row : { ...row, member: `${row.member}-1` }))
}
