import { readFileSync, writeFileSync } from 'node:fs'
import { loadReference } from '@plumbline/reference'
import { allForms } from './forms/all-forms.ts'
import { compareForm } from './forms/compare-form.ts'
import { formTable, type MeasuredForm } from './forms/form-table.ts'

const page = new URL('../../../docs/claims-files.md', import.meta.url)
const [begin, end] = ['<!-- forms: npm run forms -->', '<!-- /forms -->'] as const
const sizes = { professional: 2000, institutional: 600, fills: 1000 }
const complaintsShown = 10

const { tables } = loadReference()
const measured: MeasuredForm[] = []
for (const pair of allForms(sizes)) {
  const { file, truth } = await pair.files()
  const difference = await compareForm(file, truth, tables)
  measured.push({ ...pair, difference })
  const { complaints, lines } = difference
  process.stdout.write(
    `${complaints.length} differences in ${lines} lines: ${pair.of}, ${pair.form}\n`,
  )
  for (const complaint of complaints.slice(0, complaintsShown))
    process.stdout.write(`  ${complaint}\n`)
}
const text = readFileSync(page, 'utf8')
const [before, rest] = text.split(begin)
const after = rest?.split(end)[1]
if (before === undefined || after === undefined) throw new Error(`No ${begin} in ${page.pathname}`)
writeFileSync(page, `${before}${begin}\n\n${formTable(measured)}\n\n${end}${after}`)
if (measured.some(({ difference }) => difference.complaints.length > 0)) process.exitCode = 1
