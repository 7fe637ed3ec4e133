import { readFileSync, writeFileSync } from 'node:fs'
import { loadReference } from '@plumbline/reference'
import { allForms } from './forms/all-forms.ts'
import { compareForm } from './forms/compare-form.ts'
import { formTable, markdownTable, type MeasuredForm } from './forms/form-table.ts'
import { measureScans, scanHeaders, scanRows, type MeasuredScan } from './forms/scans.ts'

const page = new URL('../../../docs/claims-files.md', import.meta.url)
const sizes = { professional: 2000, institutional: 600, fills: 1000 }
const complaintsShown = 10
const scanned = { pages: 6, claims: 10 }

/**
 * `npm run forms` measures all forms; with `texts` or `scans`, these alone; with `scans` and words of a name, the
 * scans of that name, and the page is left as it is.
 */
const [asked, wanted = ''] = process.argv.slice(2)
if (asked !== 'scans') await measureTexts()
if (asked !== 'texts') await measurePictures()

async function measureTexts(): Promise<void> {
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
    show(complaints)
  }
  write('forms', formTable(measured))
  if (measured.some(({ difference }) => difference.complaints.length > 0)) process.exitCode = 1
}

/** Wanted: a thousandth of what is read wrong at most, and a tenth of the lines set aside. */
async function measurePictures(): Promise<void> {
  const measured: MeasuredScan[] = []
  for await (const scan of measureScans(scanned, wanted)) {
    measured.push(scan)
    const { name, pages, lines, setAside, values, wrong } = scan
    process.stdout.write(
      `${wrong.length} of ${values} values wrong, ${setAside} of ${lines} lines set aside on ${pages} pages: ${name}\n`,
    )
    show(wrong)
    if (wrong.length > values / 1000 || setAside > lines / 10) process.exitCode = 1
  }
  if (wanted === '') write('scans', markdownTable(scanHeaders, scanRows(measured)))
}

function show(complaints: readonly string[]): void {
  for (const complaint of complaints.slice(0, complaintsShown))
    process.stdout.write(`  ${complaint}\n`)
}

/** Writes a table into its place in the documentation. */
function write(name: 'forms' | 'scans', table: string): void {
  const [begin, end] = [`<!-- ${name}: npm run forms -->`, `<!-- /${name} -->`]
  const text = readFileSync(page, 'utf8')
  const [before, rest] = text.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error(`No ${begin} in ${page.pathname}`)
  writeFileSync(page, `${before}${begin}\n\n${table}\n\n${end}${after}`)
}
