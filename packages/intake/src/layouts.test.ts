import { describe, expect, it } from 'vitest'
import { layoutText, type Layout } from './testing/layout.ts'
import { medicalLayouts } from './testing/medical-layouts.table.ts'
import { pharmacyLayouts } from './testing/pharmacy-layouts.table.ts'
import { readText } from './testing/read-text.ts'
import { sheetLayouts } from './testing/sheet-layouts.table.ts'

const auditDay = 20_600

describe.each([
  ['medical', medicalLayouts],
  ['pharmacy', pharmacyLayouts],
  ['sheets', sheetLayouts],
] as const)('%s layouts', (_, layouts: readonly Layout[]) => {
  it.each(layouts.map((layout) => [layout.manner, layout] as const))('%s', async (_, layout) => {
    const { columns, lines, setAside, file } = await readText(layoutText(layout), { auditDay })
    const found = columns.map(({ header, field }) => [
      header,
      field === undefined || field === 'ignored' ? '' : field,
    ])
    const ofFile = found.slice(0, layout.columns.length)
    expect(ofFile.map(([, field]) => field)).toEqual(layout.columns.map(([, field]) => field))
    if (layout.type) expect(file.type).toBe(layout.type)
    expect(lines[0]).toMatchObject(layout.first)
    expect(setAside.map(({ code }) => code)).toEqual(layout.setAside ?? [])
  })
})
