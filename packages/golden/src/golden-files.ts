import { cleanMedicalScenes } from './clean/medical-scenes.ts'
import { medicalDialects, writeCsv } from './dialects.ts'
import type { GoldenFile } from './golden-file.ts'
import type { MedicalRow } from './medical-row.ts'
import { plantedMedicalScenes } from './planted/planted-scenes.ts'
import { playMedical } from './play-medical.ts'

const usualTimes = 20
/** Right claims around the planted errors: each clean scene, told a few times more. */
const timesAroundErrors = 4

/** Every golden file, generated anew; the same each time. */
export function goldenFiles(): readonly GoldenFile[] {
  return [
    medicalFile('clean-medical', cleanMedicalRows()),
    medicalFile('planted-medical', plantedMedicalRows()),
  ]
}

function cleanMedicalRows(): readonly MedicalRow[] {
  return cleanMedicalScenes.flatMap((scene) =>
    tellings(scene.times ?? usualTimes).flatMap((telling) => playMedical(scene, telling)),
  )
}

/** Errors one after the other, with a right claim or two between them. */
function plantedMedicalRows(): readonly MedicalRow[] {
  const right = tellings(timesAroundErrors).flatMap((telling) =>
    cleanMedicalScenes.map((scene) => playMedical(scene, 1000 + telling)),
  )
  const wrong = plantedMedicalScenes.map((scene) => playMedical(scene, 0))
  const between = Math.ceil(right.length / wrong.length)
  return wrong.flatMap((rows, at) => [
    ...rows,
    ...right.slice(at * between, (at + 1) * between).flat(),
  ])
}

function tellings(times: number): readonly number[] {
  return Array.from({ length: times }, (_, telling) => telling)
}

function medicalFile(name: string, rows: readonly MedicalRow[]): GoldenFile {
  return {
    name,
    rows,
    texts: {
      plain: writeCsv(rows, medicalDialects.plain),
      warehouse: writeCsv(rows, medicalDialects.warehouse),
    },
  }
}
