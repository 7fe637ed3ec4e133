import { expect, test } from 'vitest'
import { day } from '../claim/day.ts'
import { retiredCodes } from '../codes/retired-procedures.table.ts'
import type { DatedRow } from '../reference/in-effect.ts'
import { includedOptions } from './equipment/included-options.table.ts'
import { interpretedTests, oneSidedByDefinition } from './modifiers/modifier-exceptions.table.ts'
import { modifierRequirementRows } from './modifiers/modifier-requirements.table.ts'
import { owedElsewhere } from './payers/owed-elsewhere.table.ts'
import { approvals } from './vaccines/approvals.table.ts'
import { frequencyExceptions, frequencyRows } from './visits/frequency-limits.table.ts'
import { impossiblePlaces } from './visits/places/visit-places.table.ts'

const tables: Readonly<Record<string, readonly DatedRow[]>> = {
  approvals,
  frequencyRows,
  frequencyExceptions,
  impossiblePlaces,
  includedOptions,
  interpretedTests,
  modifierRequirementRows: modifierRequirementRows.map(({ source, ...row }) => ({
    ...row,
    source: `${source.title}, ${source.section}`,
  })),
  oneSidedByDefinition,
  owedElsewhere,
  retiredCodes,
}

test.each(Object.entries(tables))(
  '%s: real days, the first before the last, a source',
  (_, rows) => {
    expect(rows.length).toBeGreaterThan(0)
    for (const { from, to, source } of rows) {
      expect(source).toMatch(/\S/)
      const first = from === undefined ? -Infinity : day(from)
      const last = to === undefined ? Infinity : day(to)
      expect(first).toBeLessThanOrEqual(last)
    }
  },
)

test('codes are owed elsewhere from the lower to the higher', () => {
  for (const { first, last } of owedElsewhere) expect(first <= last).toBe(true)
})

test('no place is both impossible and doubtful for a family of visits', () => {
  const named = impossiblePlaces.flatMap(({ family, places }) =>
    places.map((place) => `${family} ${place}`),
  )
  expect(new Set(named).size).toBe(named.length)
})
