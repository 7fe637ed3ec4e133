import { readFileSync, writeFileSync } from 'node:fs'
import { layoutTable } from './foreign/layout-table.ts'
import { measureLayouts } from './foreign/measure-layouts.ts'

const page = new URL('../../../docs/claims-files.md', import.meta.url)
const [begin, end] = ['<!-- layouts: npm run foreign -->', '<!-- /layouts -->'] as const

const only = process.argv[2]
const measured = await measureLayouts()
for (const { name, difference } of measured) {
  const { complaints, found, expected, extra, questions } = difference
  process.stdout.write(
    complaints.length === 0
      ? `same     ${name}\n`
      : `differs  ${name}: ${found} of ${expected} findings, ${extra} others\n`,
  )
  if (name !== only) continue
  for (const { text } of questions) process.stdout.write(`         asks: ${text}\n`)
  for (const complaint of complaints) process.stdout.write(`         ${complaint}\n`)
}
const certain = measured.filter(({ difference }) => difference.questions.length === 0).length
process.stdout.write(`${certain} of ${measured.length} are asked nothing about before the audit\n`)
const text = readFileSync(page, 'utf8')
const [before, rest] = text.split(begin)
const after = rest?.split(end)[1]
if (before === undefined || after === undefined) throw new Error(`No ${begin} in ${page.pathname}`)
writeFileSync(page, `${before}${begin}\n\n${layoutTable(measured)}\n\n${end}${after}`)
