import { cleanMedicalScenes } from '../clean/medical-scenes.ts'
import type { MedicalRow } from '../making/medical-row.ts'
import { visit, type MedicalScene, type PlantedScene } from '../making/medical-scene.ts'
import { playMedical } from '../making/play-medical.ts'
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

/** Lines of equipment suppliers, one claim of each sent twice. */
export function supplierClaims(): readonly MedicalRow[] {
  const rows = played(({ form }) => form === 'D')
  return rows.flatMap((row) => [row, { ...row, claimId: `${row.claimId}9` }])
}

const looksToOtherClaims = /^(?:5[456]|62|7[67]|8[012]|91|AS)$/

/** Where claims stand for patients, nothing is said by what may stand in another claim. */
export function claimsAlone(): readonly MedicalRow[] {
  const seeks = /^(?:co-surgeon-mismatch|add-on-without-primary)/
  return firstClaims().filter(
    ({ scene, modifiers }) =>
      !seeks.test(scene) && !modifiers.some((modifier) => looksToOtherClaims.test(modifier)),
  )
}

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
