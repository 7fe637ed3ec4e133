import { expect, test } from 'vitest'
import { elementsOf, textOf } from '../../testing/walk-html.ts'
import { columnsTable } from './columns.ts'

test('columns side by side that were read alike share a row', () => {
  const diagnosis = { field: 'diagnoses', confidence: 1, reason: 'known name' } as const
  const columns = [
    { header: 'CLAIM', field: 'claimId', confidence: 0.8, reason: 'known name' } as const,
    ...['DX1', 'DX2', 'DX3'].map((header) => ({ header, ...diagnosis })),
    { header: 'POA1', field: undefined, confidence: 0, reason: 'no diagnosis' },
    { header: 'DX4', ...diagnosis },
  ]
  const rows = elementsOf(columnsTable(columns).text).filter(({ tagName }) => tagName === 'tr')
  const words = rows.map((row) => textOf(row).replace(/\s+/g, ' ').trim())
  expect(words.slice(1)).toEqual([
    'CLAIMclaim numberlikelyknown name',
    'DX1 to DX3 (3)diagnosis codescertainknown name',
    'POA1not used–no diagnosis',
    'DX4diagnosis codescertainknown name',
  ])
})
