import { describe, expect, test } from 'vitest'
import { audiences } from '../plain/audience.ts'
import { goodSentences } from '../testing/good-sentences.table.ts'
import { lastLies, laterGood, laterLies } from '../testing/later-sentences.table.ts'
import {
  doubtsMadeFacts,
  exchangedParts,
  promisesAndOrders,
} from '../testing/lying-sentences.table.ts'
import { frameFaults } from './frame-faults.ts'
import { textFaults } from './text-faults.ts'

const isShown = (sentence: string) =>
  audiences.some(
    (audience) =>
      textFaults(`{{fault}} ${sentence}`, { audience, orders: 'You explain.' }).length === 0,
  )

describe('untrue sentences', () => {
  test.each([
    ['that exchange who does what', exchangedParts, 60, []],
    ['that make a doubt a fact', doubtsMadeFacts, 60, []],
    ['that promise or order', promisesAndOrders, 60, []],
    // What is left is vague, or speaks of another thing than the finding: forms cannot tell.
    [
      'written against the frames',
      laterLies,
      60,
      ['Another drug may be included in the same order.'],
    ],
    [
      'written against the mended frames',
      lastLies,
      40,
      [
        'The service may be part of the drug.',
        'The surgeon may have billed the visit of another.',
        'The days of supply usually belong to another drug.',
        'The side seems to differ from the surgery.',
      ],
    ],
  ] as const)('%s are shown to nobody, but for those named', (_, lies, count, passing) => {
    expect(new Set(lies).size).toBe(count)
    expect(lies.filter(isShown)).toEqual(passing)
  })
})

test('true sentences pass, but for those that number, deny or judge', () => {
  const refused = [...goodSentences, ...laterGood].filter((sentence) => !isShown(sentence))
  expect(refused.length).toBeLessThanOrEqual(16)
  expect([...goodSentences, ...laterGood]).toHaveLength(100)
})

test('a long row of words that could begin many frames is read', () => {
  const row = 'service of the same line for another claim with the other code and '.repeat(9)
  expect(frameFaults(row)).toHaveLength(1)
})
