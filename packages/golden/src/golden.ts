import { loadReference } from '@plumbline/reference'
import { measureTable } from './measuring/measure-table.ts'
import { measureRules } from './measuring/measure.ts'
import { hasOfficialFiles, officialTables } from './measuring/official-tables.ts'
import { updateExpected } from './measuring/update.ts'

if (process.argv.includes('--measure')) {
  const starter = await measureRules(loadReference().tables)
  const official = hasOfficialFiles ? await measureRules(await officialTables()) : undefined
  process.stdout.write(measureTable(starter, official))
} else {
  await updateExpected()
}
