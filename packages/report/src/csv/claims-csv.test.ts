import { claimLine, type ClaimLine } from '@plumbline/engine'
import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it, test } from 'vitest'
import { medicalLines, pharmacyLines, sampleAudit } from '../testing/sample-audit.ts'
import { claimsCsvColumns } from './claims-csv-columns.ts'
import { writeClaimsCsv } from './claims-csv.ts'
import { originalText } from './original-text.ts'
import { spreadsheetText } from './spreadsheet-text.ts'

function csvOf(lines: readonly ClaimLine[]): string {
  const type = lines[0]?.auditType ?? 'medical'
  return Array.from(writeClaimsCsv(sampleAudit(lines, type).document, lines)).join('')
}

function records(text: string): readonly Readonly<Record<string, string>>[] {
  const { data, errors } = Papa.parse<Record<string, string>>(text, {
    ...{ header: true, skipEmptyLines: true, delimiter: ',' },
  })
  expect(errors).toEqual([])
  return data
}

const starters = [
  ...['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠'],
  ...[' =', '  +', '"=', "'=", '\uFEFF=', '\u200B@', '\u00A0-', '“=', '\0=', '\t=', '\r\n='],
]

const payloads = starters.map((start) => `${start}cmd|' /C calc'!A0`)

/** How a spreadsheet reads the start of a cell, after what it may skip. */
function startsFormula(cell: string): boolean {
  return /^[\s"\uFEFF\u200B\0“”]*[=+\-@＝＋－＠]/.test(cell) || /^[\t\r\n\0]/.test(cell)
}

describe('claims CSV', () => {
  test.each([
    ['medical', medicalLines(2_500)],
    ['pharmacy', pharmacyLines(1_200)],
  ])('%s: every line comes back, clean ones too', (_, lines) => {
    const rows = records(csvOf(lines))
    expect(rows.map(({ row }) => Number(row))).toEqual(lines.map(({ row }) => row))
    expect(rows.map((row) => row.claim_id)).toEqual(lines.map(({ claimId }) => claimId))
    expect(rows.some(({ status }) => status === 'Clean')).toBe(true)
  })

  it('adds up to the document', () => {
    const lines = medicalLines(600)
    const { document } = sampleAudit(lines, 'medical')
    const atRisk = records(csvOf(lines)).reduce((sum, row) => sum + Number(row.amount_at_risk), 0)
    expect(Math.round(atRisk * 100)).toBe(document.summary.potentialSavingsCents)
  })

  test.each([
    ['medical', medicalLines(600), 'born on [date of birth withheld]'],
    ['pharmacy', pharmacyLines(600), 'same member (••'],
  ])('%s: tells no birth date and no whole member key', (_, lines, said) => {
    const text = csvOf(lines)
    expect(text).toContain(said)
    expect(text).not.toContain('1961-')
    for (const { patientKey } of lines) expect(text).not.toContain(patientKey)
  })

  it('says of every summary who wrote it', () => {
    const rows = records(csvOf(medicalLines(600)))
    expect(new Set(rows.map((row) => row.summary_origin))).toEqual(new Set(['Written by rules']))
    expect(rows.every((row) => row.audit_summary !== '')).toBe(true)
  })

  it('keeps leading zeros, and negative amounts as numbers', () => {
    const line = claimLine({ row: 2, claimId: '000123', paidCents: -1_250, chargeCents: -7 })
    const text = csvOf([line])
    expect(text).toContain(',-12.50,')
    expect(records(text)[0]).toMatchObject({
      ...{ claim_id: '000123', paid_amount: '-12.50', billed_amount: '-0.07' },
    })
  })

  test.each(payloads)('no cell of %j starts a formula, whatever separator is taken', (payload) => {
    const line = claimLine({
      ...{ row: 2, claimId: payload, lineNumber: payload, patientKey: payload },
      ...{ procedureCode: payload, modifiers: [payload], diagnoses: [payload, payload] },
      ...{ placeOfService: payload, revenueCode: payload, ndc: payload, drugName: payload },
      ...{ prescriptionNumber: payload, renderingNpi: payload },
    })
    const text = csvOf([line])
    for (const [name, cell] of Object.entries(records(text)[0] ?? {})) {
      expect(startsFormula(cell), `${name}: ${JSON.stringify(cell)}`).toBe(false)
    }
  })

  it('is RFC 4180: a header, CRLF, as many cells in each record', () => {
    const text = csvOf([claimLine({ row: 2, claimId: 'a "b", c\nd', drugName: 'x,y' })])
    expect(text.endsWith('\r\n')).toBe(true)
    const { data } = Papa.parse<string[]>(text.trimEnd(), { delimiter: ',' })
    expect(data.map((record) => record.length)).toEqual([
      claimsCsvColumns.length,
      claimsCsvColumns.length,
    ])
    expect(data[1]?.[1]).toBe('a "b", c\nd')
  })
})

describe('text for spreadsheets', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['a;=1+1', "a;'=1+1"],
    ['a\t@b', "a\t'@b"],
    ['plain', 'plain'],
    ['a - b = c', 'a - b = c'],
    ['12-34', '12-34'],
    ['a\r\nb', 'a\r\nb'],
    ['a\n\n=1', "a\n'\n'=1"],
    ['a\n;=1', "a\n;'=1"],
    ['\u200b=1', "'\u200b=1"],
    ['\u180e=1', "'\u180e=1"],
    ['\u00ad=1', "'\u00ad=1"],
    ['\u200e=1', "'\u200e=1"],
    ['\u2060=1', "'\u2060=1"],
    ['\u0001=1', "'\u0001=1"],
    ['\ufe621', "'\ufe621"],
  ])('%j', (text, safe) => {
    expect(spreadsheetText(text)).toBe(safe)
  })

  it('has no mark that turns the direction of writing around, in a cell of the file neither', () => {
    expect(spreadsheetText('a\u202e=1\u2066')).toBe('a=1')
    expect(spreadsheetText('\u202e=1')).toBe("'=1")
    expect(originalText('-12.\u202e50')).toBe('-12.50')
    expect(originalText('\u2067=1+1')).toBe("'=1+1")
    expect(originalText('\u202dA1\u202c')).toBe('A1')
  })

  it('looks at each character once, however many could hide a formula', () => {
    // Looked at anew from each of them, a million would take for ever.
    const many = 1_000_000
    for (const cover of ['\n', ' ', ';', ';\n', '"', '\t"']) {
      expect(spreadsheetText(`a${cover.repeat(many)}b`)).toBe(`a${cover.repeat(many)}b`)
      expect(originalText(`${' '.repeat(many)}b`)).toBe(`${' '.repeat(many)}b`)
      expect(originalText(`-${' '.repeat(many)}b`)).toBe(`'-${' '.repeat(many)}b`)
      expect(originalText(`${'1'.repeat(many)} b`)).toBe(`${'1'.repeat(many)} b`)
    }
  })

  it('leaves amounts and kept texts as they stood', () => {
    for (const cell of ['-12.50', ' - $ 1,200.00 ', '$-5', '+3%', '="00123"', ' ="1" ', '- -'])
      expect(originalText(cell)).toBe(cell)
    expect(originalText('-1+2')).toBe("'-1+2")
  })

  const alphabet = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＠', ' ', '"', ';', "'", 'a']

  it('never starts a formula, and only adds apostrophes', () => {
    const texts = fc.string({ unit: fc.constantFrom(...alphabet) })
    fc.assert(
      fc.property(texts, (text) => {
        const safe = spreadsheetText(text)
        expect(safe.split(/[;\t\r\n]/).filter((cell) => /^\s*[=+\-@＝＠]/.test(cell))).toEqual([])
        expect(startsFormula(safe)).toBe(false)
        expect(safe.replaceAll("'", '')).toBe(text.replaceAll("'", ''))
      }),
    )
  })
})
