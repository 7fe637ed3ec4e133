import {
  columnHelp,
  columnsAsked,
  narrate,
  pairOfLine,
  secondLook,
  skeletonOf,
} from '@plumbline/ai'
import { allRules, day, Memories, runAudit } from '@plumbline/engine'
import { columnsTold, fieldsTold, lookAt, readClaims } from '@plumbline/intake'
import { loadReference } from '@plumbline/reference'
import { describe, expect, test } from 'vitest'
import { injections } from '../../../ai/src/testing/injections.table.ts'
import { pdfOf } from '../../../intake/src/testing/pdf-of.ts'

const auditDay = day('2026-02-02')
const { tables } = loadReference()
const services = tables.procedureProfiles?.releases[0]?.data
const diseases = tables.diagnosisProfiles?.releases[0]?.data
if (!services || !diseases) throw new Error('The starter pack has no profiles')
const pairTables = { services, diseases }
const header = 'Claim ID,Member ID,Patient Name,Date of Service,CPT,Diagnosis,Units,Charge,Paid,Billing NPI,Payer Name,Description,Notes'.split(',') // prettier-ignore
const ofText = ['Patient Name', 'Payer Name', 'Description', 'Notes']

/** Each claim twice, so that there is something to find, with a text in every cell that holds whatever a file says. */
function rowsWith(texts: readonly string[]): readonly (readonly string[])[] {
  return texts.flatMap((text, at) => {
    const date = `2025-0${1 + (at % 9)}-1${at % 10}`
    const row = [`C${at}`, `M${at}`, text, date, '99214', 'E11.9', '1', '180.00', '120.00', '1467560003', text, text, text] // prettier-ignore
    return [row, row]
  })
}

interface Source {
  readonly name: string
  readonly bytes: Uint8Array
}

function inCsv(rows: readonly (readonly string[])[], last = 'Notes'): Source {
  const text = [[...header.slice(0, -1), last], ...rows]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\n')
  return { name: 'claims.csv', bytes: Buffer.from(text) }
}

/** A table of a PDF with one column of text: with four, its pages are so wide that they are read slowly. */
async function inPdf(texts: readonly string[], column: string): Promise<Source> {
  const kept = header.flatMap((name, at) => (name === column || !ofText.includes(name) ? [at] : []))
  const cellsOf = (cells: readonly string[]) => kept.map((at) => cells[at] ?? '')
  const layout = { pageSize: [1100, 800], rowsPerPage: 50 } as const
  const bytes = await pdfOf(cellsOf(header), rowsWith(texts).map(cellsOf), layout)
  return { name: 'claims.pdf', bytes }
}

/** As a font of a PDF has it, on one line. */
function printable(text: string): string {
  return text.replace(/[^ -~]+/g, ' ').slice(0, 90)
}

/** What is found, and all that a model would be told of it. */
async function audited(source: Source) {
  const intake = await readClaims(source, { auditDay })
  const lines = Array.from(intake.lines)
  const memories = new Memories()
  const { claims } = runAudit({ lines, rules: allRules, tables, auditDay })
  const found = claims.flatMap(({ findings }) => findings)
  const pairs = lines.flatMap((line) => pairOfLine(line, pairTables, memories) ?? [])
  const look = lookAt(intake, auditDay)
  const asked = columnsAsked(columnsTold(look.table.columns, look.questions), fieldsTold())
  return {
    lines: lines.length,
    findings: found.map(({ ruleId, class: sureness, parts }) => [ruleId, sureness, parts.length]),
    told: [
      ...found.map((finding) => narrate.prompt(skeletonOf(finding))),
      ...pairs.map((pair) => secondLook.prompt(pair)),
      ...(asked ? [columnHelp.prompt(asked)] : []),
    ].map(({ system, user }) => `${system}\n${user}`),
  }
}

/** Pieces of an order that no prompt of ours has by chance. */
function pieces(order: string): readonly string[] {
  return order.match(/.{14}/gsu) ?? [order]
}

describe.each<[string, readonly string[], (texts: readonly string[]) => Promise<Source>]>([
  ['cells', injections, (texts) => Promise.resolve(inCsv(rowsWith(texts)))],
  ...ofText.map(
    (column, at): [string, readonly string[], (texts: readonly string[]) => Promise<Source>] => [
      `cells under ${column} of a table in a PDF`,
      injections.slice(at * 50, at * 50 + 50).map(printable),
      (texts) => inPdf(texts, column),
    ],
  ),
])('orders in %s', (_, orders, made) => {
  test('change no finding, and no model is told a piece of them', async () => {
    const plain = orders.map((__, at) => `Text ${at}`)
    const without = await audited(inCsv(rowsWith(plain)))
    const ordered = await audited(await made(orders))
    expect(ordered.lines).toBe(without.lines)
    expect(ordered.findings).toEqual(without.findings)
    expect(ordered.findings.length).toBeGreaterThanOrEqual(orders.length)
    const told = Array.from(new Set(ordered.told)).join('\n')
    expect(told).toContain('"sentence"')
    expect(orders.flatMap(pieces).filter((piece) => told.includes(piece))).toEqual([])
  }, 300_000)
})

test('200 orders as a header and as the name of a file are told to no model', async () => {
  const found: string[] = []
  const rows = rowsWith(['Text', 'Text', 'Text'])
  for (const order of injections) {
    const name = `${order.replace(/[/\0]/g, '')}.csv`
    const { told } = await audited({ ...inCsv(rows, order), name })
    found.push(...pieces(order).filter((piece) => told.some((prompt) => prompt.includes(piece))))
  }
  expect(found).toEqual([])
}, 300_000)
