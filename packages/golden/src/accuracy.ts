import { writeFileSync } from 'node:fs'
import { loadReference } from '@plumbline/reference'
import { cleanFillScenes } from './clean/fills.table.ts'
import { cleanMedicalScenes } from './clean/medical-scenes.ts'
import { goldenFiles } from './golden-files.ts'
import { accuracyPage } from './measuring/accuracy-page.ts'
import { measureRules } from './measuring/measure.ts'
import { hasOfficialFiles, officialTables } from './measuring/official-tables.ts'
import { plantedDeskAudits } from './planted/desk-audits.table.ts'
import { plantedEndedDrugs } from './planted/ended-drugs.table.ts'
import { plantedFills } from './planted/fills.table.ts'
import { plantedMedicalScenes } from './planted/planted-tables.ts'

/** Tellings that neither the golden files nor the tests of rules use. */
const heldApart = [5_000, 6_000, 7_000, 8_000]

if (!hasOfficialFiles)
  throw new Error('The official tables are not at hand, and the page says how rules do with them.')

const page = new URL('../../../docs/accuracy.md', import.meta.url)
const files = heldApart.map((first) => goldenFiles(first))
const withTables = (tables: Parameters<typeof measureRules>[0]) =>
  Promise.all(files.map((each) => measureRules(tables, each)))
const starter = await withTables(loadReference().tables)
const imported = await withTables(await officialTables())
const kinds = {
  right: cleanMedicalScenes.length + cleanFillScenes.length,
  wrong:
    plantedMedicalScenes.length +
    plantedFills.length +
    plantedDeskAudits.length +
    plantedEndedDrugs.length,
  lines: files.flat().reduce((sum, { rows }) => sum + rows.length, 0),
}
writeFileSync(page, accuracyPage({ starter, imported, kinds }))
for (const { ruleId, missed, falseScenes } of [...starter, ...imported].flat()) {
  for (const scene of falseScenes) process.stdout.write(`${ruleId} speaks of ${scene}\n`)
  for (const scene of missed) process.stdout.write(`${ruleId} missed ${scene}\n`)
}
