import { cleanFillScenes } from './clean/fills.table.ts'
import { cleanMedicalScenes } from './clean/medical-scenes.ts'
import { medicalDialects, pharmacyDialects, writeCsv, type Dialect } from './making/dialects.ts'
import type { FillRow } from './making/fill-row.ts'
import type { GoldenFile, RowTruth } from './making/golden-file.ts'
import type { MedicalRow } from './making/medical-row.ts'
import { playFills } from './making/play-fills.ts'
import { playMedical } from './making/play-medical.ts'
import { plantedDeskAudits } from './planted/desk-audits.table.ts'
import { plantedEndedDrugs } from './planted/ended-drugs.table.ts'
import { plantedFills } from './planted/fills.table.ts'
import { plantedMedicalScenes } from './planted/planted-tables.ts'

const usualTimes = { medical: 20, pharmacy: 25 } as const
/** Right claims around the planted errors: each clean scene, told a few times more. */
const timesAroundErrors = 4

/**
 * Every golden file, generated anew; the same each time.
 *
 * @param first the first telling of each scene, from 0: other tellings are of other people, days and prices
 */
export function goldenFiles(first = 0): readonly GoldenFile[] {
  const playVisits = later(playMedical, first)
  const playDrugs = later(playFills, first)
  const medical = (name: string, rows: readonly MedicalRow[]) =>
    goldenFile(name, rows, medicalDialects)
  const pharmacy = (name: string, rows: readonly FillRow[]) =>
    goldenFile(name, rows, pharmacyDialects)
  return [
    medical('clean-medical', told(cleanMedicalScenes, usualTimes.medical, playVisits)),
    medical('planted-medical', among(plantedMedicalScenes, cleanMedicalScenes, playVisits)),
    pharmacy('clean-pharmacy', told(cleanFillScenes, usualTimes.pharmacy, playDrugs)),
    pharmacy(
      'planted-pharmacy',
      among(
        [...plantedFills, ...plantedDeskAudits, ...plantedEndedDrugs],
        cleanFillScenes,
        playDrugs,
      ),
    ),
  ]
}

type Play<Scene, Row> = (scene: Scene, telling: number) => readonly Row[]

function later<Scene, Row>(play: Play<Scene, Row>, first: number): Play<Scene, Row> {
  return (scene, telling) => play(scene, first + telling)
}

function told<Scene extends { readonly times?: number }, Row>(
  scenes: readonly Scene[],
  usual: number,
  play: Play<Scene, Row>,
): readonly Row[] {
  return scenes.flatMap((scene) =>
    tellings(scene.times ?? usual).flatMap((telling) => play(scene, telling)),
  )
}

/** Errors one after the other, with right claims of other people between them. */
function among<Scene, Row>(
  wrong: readonly Scene[],
  right: readonly Scene[],
  play: Play<Scene, Row>,
): readonly Row[] {
  const around = tellings(timesAroundErrors).flatMap((telling) =>
    right.map((scene) => play(scene, 1000 + telling)),
  )
  const between = Math.ceil(around.length / wrong.length)
  return wrong.flatMap((scene, at) => [
    ...play(scene, 0),
    ...around.slice(at * between, (at + 1) * between).flat(),
  ])
}

function tellings(times: number): readonly number[] {
  return Array.from({ length: times }, (_, telling) => telling)
}

function goldenFile<Row extends RowTruth>(
  name: string,
  rows: readonly Row[],
  dialects: Readonly<Record<string, Dialect<Row>>>,
): GoldenFile {
  const texts = Object.fromEntries(
    Object.entries(dialects).map(([dialect, columns]) => [dialect, writeCsv(rows, columns)]),
  )
  return { name, rows, texts }
}
