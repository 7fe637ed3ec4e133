import type { FindingItem } from '@plumbline/contract'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { requireSheetRoom, xlsxOf } from './xlsx-export.ts'

const item: FindingItem = {
  id: 'f-1',
  uploadId: 'u',
  uploadName: 'March & "April" <b>',
  claimId: '00123',
  row: 2,
  ruleId: 'exact-duplicate',
  title: 'Exact duplicate',
  category: 'duplicate',
  class: 'error',
  standing: 'firm',
  dollars: -12.5,
  paid: null,
  serviceDate: '2024-03-01',
  code: '=1+1',
  provider: null,
  patient: null,
  summary: 'two\nlines, \u202e_x0041_ and\u2069 \u0007',
  decision: 'open',
  reason: null,
  decidedBy: null,
  decidedAt: null,
  carriedOver: false,
  caseId: null,
  case: null,
}

async function read(batches: readonly (readonly FindingItem[])[]) {
  async function* all() {
    for (const batch of batches) yield await Promise.resolve(batch)
  }
  const parts: Uint8Array[] = []
  for await (const part of xlsxOf(all())) parts.push(Buffer.from(part))
  return readSheet(Buffer.concat(parts))
}

test('identifiers and formulas are text, amounts numbers, and no mark of another language survives as one', async () => {
  const [head, first] = await read([[item]])
  const of = (title: string) => first?.[head?.indexOf(title) ?? -1]
  expect(of('Upload')).toBe('March & "April" <b>')
  expect(of('Claim')).toBe('00123')
  expect(of('Code')).toBe('=1+1')
  expect(of('Dollars at risk')).toBe(-12.5)
  expect(of('Paid')).toBeNull()
  expect(of('Row')).toBe(2)
  expect(of('Summary')).toBe('two\nlines, _x0041_ and')
  expect(of('Carried over')).toBe('no')
})

test('all batches are in one sheet, and nothing to export leaves its headings and a word', async () => {
  const many = Array.from({ length: 700 }, () => item)
  expect(await read([many, [], many, [item]])).toHaveLength(1 + 700 + 700 + 1)
  const [, said, ...more] = await read([])
  expect(said).toContain('No finding matches this filter.')
  expect(more).toEqual([])
})

test('a workbook whose findings cannot be read breaks off', async () => {
  async function* broken(): AsyncGenerator<FindingItem[]> {
    yield await Promise.resolve([item])
    throw new Error('gone')
  }
  const reading = async () => {
    for await (const part of xlsxOf(broken())) expect(part.length).toBeGreaterThan(0)
  }
  await expect(reading()).rejects.toThrow('gone')
})

test('more than a sheet holds is refused', () => {
  requireSheetRoom(1_048_575)
  expect(() => {
    requireSheetRoom(1_048_576)
  }).toThrow('A sheet has no room for so many findings.')
})
