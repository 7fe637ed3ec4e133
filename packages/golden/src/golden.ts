import { loadReference } from '@plumbline/reference'
import { measureTable } from './measure-table.ts'
import { measureRules } from './measure.ts'
import { hasOfficialFiles, officialTables } from './official-tables.ts'
import { updateExpected } from './update.ts'

if (process.argv.includes('--measure')) {
  const starter = await measureRules(loadReference().tables)
  const official = hasOfficialFiles ? await measureRules(await officialTables()) : undefined
  process.stdout.write(measureTable(starter, official))
} else {
  await updateExpected()
}
