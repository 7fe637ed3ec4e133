import { cleanFillScenes } from '../clean/fills.table.ts'
import { cleanMedicalScenes } from '../clean/medical-scenes.ts'
import type { FillRow } from '../making/fill-row.ts'
import type { MedicalRow } from '../making/medical-row.ts'
import { playFills } from '../making/play-fills.ts'
import { playMedical } from '../making/play-medical.ts'
import { plantedFills } from '../planted/fills.table.ts'
import { plantedMedicalScenes } from '../planted/planted-tables.ts'

const medicalScenes = [
  ...plantedMedicalScenes.filter(({ ruleId }) => ruleId !== 'denial-pattern'),
  ...cleanMedicalScenes,
]
const fillScenes = [...plantedFills, ...cleanFillScenes]

/** Lines of physicians: of planted errors and right claims, at least so many. */
export function professionalRows(fewest: number): readonly MedicalRow[] {
  return rowsOf(fewest, ({ form, charge }) => form === 'P' && charge >= 0)
}

/** Lines of hospitals. */
export function institutionalRows(fewest: number): readonly MedicalRow[] {
  return rowsOf(fewest, ({ form, charge }) => form === 'I' && charge >= 0)
}

/** Fills, with reversals and rejections. */
export function fillRows(fewest: number): readonly FillRow[] {
  return told(fewest, (telling) => fillScenes.flatMap((scene) => playFills(scene, telling)))
}

/** Nobody bills less than nothing: corrections of claims say it by their frequency. */
function rowsOf(fewest: number, wanted: (row: MedicalRow) => boolean): readonly MedicalRow[] {
  return told(fewest, (telling) =>
    medicalScenes.flatMap((scene) => playMedical(scene, telling)).filter(wanted),
  )
}

function told<Row>(fewest: number, tell: (telling: number) => readonly Row[]): readonly Row[] {
  const rows: Row[] = []
  for (let telling = 40; rows.length < fewest; telling++) rows.push(...tell(telling))
  return rows
}
