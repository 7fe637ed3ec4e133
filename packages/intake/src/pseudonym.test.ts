import { LineColumns } from '@plumbline/engine'
import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import type { IntakeResult } from './read-claims.ts'
import { layoutText, type Layout, type LayoutColumn } from './testing/layout.ts'
import { medicalLayouts } from './testing/medical-layouts.table.ts'
import { pharmacyLayouts } from './testing/pharmacy-layouts.table.ts'
import { readText } from './testing/read-text.ts'
import { sheetLayouts } from './testing/sheet-layouts.table.ts'

const auditDay = 20_600

function pseudonym(identifier: string): string {
  return createHash('sha256').update(`secret ${identifier}`).digest('hex')
}

/** Reads a file twice: nothing may differ but who the patient is, and no identifier may be left. */
async function holds(file: string | Uint8Array, identifiers: readonly string[]): Promise<void> {
  const clear = await readText(file, { auditDay })
  const marked = await readText(file, { auditDay, pseudonym })
  expect(withoutKeys(marked)).toEqual(withoutKeys(clear))
  expect(marked.lines.map(({ patientKey }) => patientKey)).toEqual(
    clear.lines.map(({ patientKey }) => patientKey && pseudonym(patientKey)),
  )
  const { lineColumns, lines } = marked
  expect(lineColumns.patients.ofLine).toEqual(clear.lineColumns.patients.ofLine)
  expect(filledColumns(lineColumns)).toEqual(filledColumns(columnsOf(marked)))
  const said = JSON.stringify([{ ...marked, lines }, lineColumns.patients.keys])
  expect(identifiers.filter((identifier) => said.includes(identifier))).toEqual([])
}

/** What was read, without what tells patients. */
function withoutKeys(read: IntakeResult) {
  const lines = read.lines.map((line) => ({ ...line, patientKey: undefined }))
  const places = read.lines.map(({ row }) => read.placeOf(row))
  return {
    ...{ ...read, lines, places },
    ...{ members: undefined, lineColumns: undefined, toCorrect: undefined, placeOf: undefined },
  }
}

/** The columns as the audit itself would fill them. */
function columnsOf({ lines, file }: IntakeResult): LineColumns {
  const columns = new LineColumns(file.type === 'medical', lines.length)
  lines.forEach((line, position) => {
    columns.put(position, line)
  })
  columns.settle(lines)
  return columns
}

function filledColumns({ patients, days }: LineColumns) {
  return { keys: patients.keys, patients: patients.ofLine, days: days.ofLine }
}

const layouts: readonly Layout[] = [...medicalLayouts, ...pharmacyLayouts, ...sheetLayouts].filter(
  ({ columns }) => columns.some(([, field]) => field === 'patientKey'),
)

/** Identifiers that nothing else in a file contains: numbers, or names where numbers do not go. */
const anyIdentifier = fc.integer({ min: 100_000, max: 999_999 }).map((number) => ({
  asNumber: `QZ${number}`,
  asName: `Qz${String(number).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`,
}))

type Identifier = typeof anyIdentifier extends fc.Arbitrary<infer Value> ? Value : never

/** The layout with other people in it; a person code is a number within a family and stays. */
function peopled(layout: Layout, people: readonly Identifier[]): Layout {
  const cell = (text: string, at: number) => {
    const person = people[at % people.length]
    if (!person || text.length <= 2) return text
    return /\d/.test(text) ? person.asNumber : person.asName
  }
  const columns = layout.columns.map((column): LayoutColumn => {
    const [header, field, ...cells] = column
    return field === 'patientKey' ? [header, field, ...cells.map(cell)] : column
  })
  return { ...layout, columns }
}

test('lines with marks are the lines without but for the patient, in any layout', async () => {
  const people = fc.array(anyIdentifier, { minLength: 1, maxLength: 3 })
  const property = fc.asyncProperty(fc.constantFrom(...layouts), people, (layout, given) =>
    holds(
      layoutText(peopled(layout, given)),
      given.flatMap(({ asNumber, asName }) => [asNumber, asName]),
    ),
  )
  await fc.assert(property, { numRuns: 150 })
})

describe('marks stand in place of identifiers', () => {
  it.each(['medical-claims.csv', 'pharmacy-claims.csv', 'medical-claims.pdf'])(
    'in samples/%s',
    async (name) => {
      const file = readFileSync(fileURLToPath(new URL(`../../../samples/${name}`, import.meta.url)))
      const { lines } = await readText(file, { auditDay })
      const identifiers = new Set(lines.flatMap(({ patientKey }) => patientKey ?? []))
      expect(identifiers.size).toBeGreaterThan(5)
      await holds(file, [...identifiers])
    },
  )

  it('where they stand above lines', async () => {
    const text = [
      'Member ID: QZ123456',
      'DOS,CPT,Units,Charge',
      '03/14/2024,99213,1,150',
      'Patient Name: Qzabcde  Member ID: QZ654321',
      '03/15/2024,99214,1,250',
    ].join('\n')
    const { lines } = await readText(text, { auditDay, pseudonym })
    expect(lines.map(({ patientKey }) => patientKey)).toEqual([
      pseudonym('QZ123456'),
      pseudonym('QZ654321'),
    ])
    await holds(text, ['QZ123456', 'QZ654321', 'Qzabcde'])
  })

  it('where a card serves a family', async () => {
    const text =
      'Cardholder ID,Person Code,Fill Date,NDC,Days Supply\nQZ9,01,2024-01-05,00378180601,30\nQZ9,1,2024-02-05,00378180601,30\nQZ9,2,2024-02-05,00378180601,30\n'
    const { lines } = await readText(text, { auditDay, pseudonym })
    expect(lines.map(({ patientKey }) => patientKey)).toEqual(
      ['QZ9-1', 'QZ9-1', 'QZ9-2'].map(pseudonym),
    )
    await holds(text, ['QZ9'])
  })

  it('where names and dates of birth tell patients apart', async () => {
    const text =
      'Patient Name,DOB,DOS,CPT\nQzann Lee,2001-02-03,2024-01-01,99213\nQzann Lee,1950-01-01,2024-01-02,99213\n'
    const { lines } = await readText(text, { auditDay, pseudonym })
    expect(new Set(lines.map(({ patientKey }) => patientKey)).size).toBe(2)
    await holds(text, ['Qzann', 'QZANN'])
  })

  it('each asked for once, however many services a row holds', async () => {
    const asked: string[] = []
    const text =
      'BENE_ID,CLM_FROM_DT,HCPCS_CD_1,HCPCS_CD_2\n77001,2024-01-05,99213,36415\n77001,2024-01-06,99213,36415\n77002,2024-01-06,99213,\n'
    await readText(text, {
      auditDay,
      pseudonym: (identifier) => {
        asked.push(identifier)
        return pseudonym(identifier)
      },
    })
    expect(asked).toEqual(['77001', '77002'])
  })
})
