import { cleanFillScenes } from '../clean/fills.table.ts'
import { cleanMedicalScenes } from '../clean/medical-scenes.ts'
import type { FillRow } from '../making/fill-row.ts'
import type { MedicalRow } from '../making/medical-row.ts'
import { playFills } from '../making/play-fills.ts'
import { playMedical } from '../making/play-medical.ts'
import { plantedFills } from '../planted/fills.table.ts'
import { plantedMedicalScenes } from '../planted/planted-tables.ts'
import { asOneClaim, claimsOf } from './one-claim.ts'

const medicalScenes = [
  ...plantedMedicalScenes.filter(({ ruleId }) => ruleId !== 'denial-pattern'),
  ...cleanMedicalScenes,
]
const fillScenes = [...plantedFills, ...cleanFillScenes]

/** Lines of physicians: of planted errors and right claims, at least so many. */
export function professionalRows(fewest: number): readonly MedicalRow[] {
  return rowsOf(fewest, ({ form, charge }) => form === 'P' && charge >= 0)
}

/** Lines of hospitals, and one claim more of so many that they do not stand on one page of a UB-04. */
export function institutionalRows(fewest: number): readonly MedicalRow[] {
  const rows = rowsOf(fewest, ({ form, charge }) => form === 'I' && charge >= 0)
  return [...rows, ...longClaim(rows)]
}

const longClaimLines = 30

/** The first lines, all as of the first one's claim under a number of its own. */
function longClaim(rows: readonly MedicalRow[]): readonly MedicalRow[] {
  const [head] = rows
  if (!head) return []
  const { patient, frequency, billType, drg, payer, plan } = head
  const { originalClaimId, diagnoses, facilityNpi } = head
  const shared = {
    ...{ patient, frequency, billType, drg, payer, plan },
    ...{ originalClaimId, diagnoses, facilityNpi },
    claimId: 'LONG30',
  }
  const lines = rows.slice(0, longClaimLines).map((row) => ({ ...row, ...shared }))
  return claimsOf(lines).flatMap(asOneClaim)
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
