import { day } from '@plumbline/engine'
import { describe, expect, it } from 'vitest'
import { decideFormats, sampledProofs } from '../columns/date-columns.ts'
import { readRows } from '../read/rows/read-rows.ts'
import { tokensOf } from './token-source.ts'
import { understandTable } from '../understand/understand-table.ts'

describe('rows of another document', () => {
  it('are understood and read like those of a CSV file', async () => {
    const tokens = tokensOf([
      { row: 12, cells: ['Claim', 'DOS', 'CPT', 'Billed'] },
      { row: 14, cells: ['A1', '1/25/2024', '99213', '$120.00'] },
      { row: 15, cells: ['Page total', '', '', '$120.00'] },
    ])
    const understood = await understandTable(tokens, {})
    const formats = decideFormats(sampledProofs(understood.columns), 2024, undefined)
    const { lines, setAside, rowsRead } = await readRows({ tokens }, understood, formats)
    expect(rowsRead).toBe(2)
    expect(setAside).toMatchObject([{ row: 15, code: 'total-row' }])
    expect(lines).toMatchObject([
      { row: 14, claimId: 'A1', serviceFromDay: day('2024-01-25'), chargeCents: 12000 },
    ])
  })

  it('stop where the visitor has seen enough', async () => {
    const seen: number[] = []
    const rows = [1, 2, 3].map((row) => ({ row, cells: [String(row)] }))
    await tokensOf(rows).visit((_, row) => seen.push(row) < 2)
    expect(seen).toEqual([1, 2])
  })
})
