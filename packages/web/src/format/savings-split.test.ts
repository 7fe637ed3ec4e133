import { expect, test } from 'vitest'
import { splitText } from './savings-split.ts'

test.each([
  [0, 0, 0, ''],
  [1200, 300, 0, 'Firm $1,200 · records needed $300'],
  [0, 300, 0, 'Firm $0 · records needed $300'],
  [1200, 0, 50.4, 'Firm $1,200 · records needed $0 · reading in doubt $50, not counted'],
  [0, 0, 50, 'Firm $0 · records needed $0 · reading in doubt $50, not counted'],
])('%d firm, %d with records, %d in doubt', (firm, recordsNeeded, inDoubt, text) => {
  expect(splitText({ firm, recordsNeeded, inDoubt })).toBe(text)
})
