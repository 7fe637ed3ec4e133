import { claimLine, isoDate } from '@plumbline/engine'
import { describe, expect, it } from 'vitest'
import { parseMapping, readColumns } from './index.ts'
import { layoutText, type Layout } from './testing/layout.ts'
import { medicalLayouts } from './testing/medical-layouts.table.ts'
import { pharmacyLayouts } from './testing/pharmacy-layouts.table.ts'
import { readText, refusalOf } from './testing/read-text.ts'
import { sheetLayouts } from './testing/sheet-layouts.table.ts'

const auditDay = 20_600

describe.each([
  ['medical', medicalLayouts],
  ['pharmacy', pharmacyLayouts],
  ['made by hand', sheetLayouts],
] as const)('layouts: %s', (_, layouts: readonly Layout[]) => {
  it.each(layouts.map((layout) => [layout.manner, layout] as const))('%s', async (_, layout) => {
    const { columns, lines, setAside, file } = await readText(layoutText(layout), { auditDay })
    const found = columns
      .slice(0, layout.columns.length)
      .map(({ field }, at) => [
        layout.columns[at]?.[0],
        field === undefined || field === 'ignored' ? '' : field,
      ])
    expect(found).toEqual(layout.columns.map(([header, field]) => [header, field]))
    if (layout.type) expect(file.type).toBe(layout.type)
    expect({ ...claimLine({}), ...lines[0] }).toMatchObject(layout.first)
    expect(setAside.map(({ code }) => code)).toEqual(layout.setAside ?? [])
    expect(file.rowsRead).toBe(file.rowsAudited + file.rowsSetAside)
  })
})

describe('the same sheet in other encodings', () => {
  const sheet = [
    'Claim Nº\tPaciente\tDOS\tCPT\tCharge',
    '1\tJosé Núñez\t1/31/2024\t99213\t100.00',
    '2\tJosé Núñez\t1/31/2024\t36415\t9.00',
  ].join('\r\n')

  it.each([
    ['UTF-8', Buffer.from(sheet, 'utf8')],
    ['Windows-1252', Buffer.from(sheet, 'latin1')],
    ['UTF-16', Buffer.from(`\ufeff${sheet}`, 'utf16le')],
  ])('%s', async (_, bytes) => {
    const { lines, columns } = await readText(bytes, { auditDay })
    expect(columns[1]?.field).toBe('patientKey')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatchObject({ procedureCode: '99213', chargeCents: 10000 })
    expect(isoDate(lines[0]?.serviceFromDay ?? 0)).toBe('2024-01-31')
    expect(lines[0]?.patientKey).toBe(lines[1]?.patientKey)
  })
})

describe('columns that nobody could understand', () => {
  const text =
    'Kennung,Wann,Leistung,Amount,Amount,\n1,3/14/2024,99213,100.00,80.00,J\n2,3/15/2024,99214,150.00,90.00,J\n'

  it('are shown all the same, with what is missing', async () => {
    const source = { name: 'claims.csv', bytes: Buffer.from(text) }
    const { columns, notes } = await readColumns(source)
    expect(columns.map(({ header }) => header)).toContain('Leistung')
    expect(notes.at(-1)).toContain('no column of procedure codes')
    expect((await refusalOf(text)).code).toBe('no-service-column')
  })

  it('can be mapped by name, by name and count, and by place', async () => {
    const mapping = parseMapping(
      '{"columns": {"#1": "claimId", "Wann": "serviceFromDay", "leistung": "procedureCode", "Amount #2": "paidCents"}}',
    )
    const { lines } = await readText(text, { mapping })
    expect(lines[0]).toMatchObject({
      claimId: '1',
      procedureCode: '99213',
      chargeCents: 10000,
      paidCents: 8000,
    })
  })

  it('leave a file without a header row refused', async () => {
    const rows = '1,3/14/2024,99213,100.00\n2,3/15/2024,99214,150.00\n'
    expect((await refusalOf(rows)).code).toBe('no-header')
  })
})
