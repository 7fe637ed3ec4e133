import { procedureNumber } from '@plumbline/engine'
import { expect, test } from 'vitest'
import { importedTable, importFiles, outcomes } from '../testing/import-files.ts'

// Minutes, levels and words are made up: the real ones are their publishers'.
const levels = [
  'Visit code,Least minutes,Decision making',
  '99213,7,low',
  '99214,11,Moderate',
  '99211,,',
  '99239,31,',
].join('\n')
const items = [
  'Part,Item,Words,Least,Level',
  'problems,settled condition,well controlled; doing fine,1,low',
  'problems,settled condition,doing fine,2,moderate',
  'risk,medicine changed,dose raised,1,moderate',
].join('\n')

test('levels and parts of decision making are read for the year in the name', async () => {
  const { reports, reference } = await importFiles({
    'visit-levels_2026.csv': levels,
    'decision-items_2026.csv': items,
  })
  expect(outcomes(reports)).toEqual(['visitLevels 2026', 'decisionItems 2026'])
  const visits = importedTable(reference, 'visitLevels').data
  expect(visits.find(procedureNumber('99213'))).toEqual({ minutes: 7, decision: 'low' })
  expect(visits.find(procedureNumber('99214'))).toEqual({ minutes: 11, decision: 'moderate' })
  expect(visits.find(procedureNumber('99211'))).toEqual({})
  expect(visits.find(procedureNumber('99239'))).toEqual({ minutes: 31 })
  expect(visits.find(procedureNumber('99215'))).toBeUndefined()
  expect(importedTable(reference, 'decisionItems').data.find('problems')).toEqual({
    items: [
      {
        name: 'settled condition',
        words: ['well controlled', 'doing fine'],
        steps: [
          { least: 1, level: 'low' },
          { least: 2, level: 'moderate' },
        ],
      },
    ],
  })
})

test.each([
  ['minutes that are no number', levels.replace('99213,7', '99213,some')],
  ['no minutes at all', levels.replace('99213,7', '99213,0')],
  ['a level that is none', levels.replace('Moderate', 'medium')],
  ['a part that is none', items.replace('risk', 'effort')],
  ['a count that is none', items.replace('raised,1', 'raised,0')],
  ['an item without words', items.replace('dose raised', ' ; ')],
])('%s refuse the file', async (_, file) => {
  const { reports } = await importFiles({ 'table_2026.csv': file })
  expect(outcomes(reports)).toEqual(['too-many-bad-rows'])
})

test('a file of no year is refused', async () => {
  const { reports } = await importFiles({ 'levels.csv': levels, 'items.csv': items })
  expect(outcomes(reports)).toEqual(['unknown-release', 'unknown-release'])
})
