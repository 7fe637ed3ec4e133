import { expect, test } from 'vitest'
import { PairAnswers } from './pair-answers.ts'

test.each([3, 256, 257, 5_000])(
  'remembers answers of pairs in either order (%d numbers)',
  (count) => {
    const answers = new PairAnswers(count)
    expect(answers.get(1, 2)).toBeUndefined()
    answers.set(2, 1, 0)
    answers.set(count - 1, count - 1, 2 ** 30)
    expect(answers.get(1, 2)).toBe(0)
    expect(answers.get(2, 1)).toBe(0)
    expect(answers.get(count - 1, count - 1)).toBe(2 ** 30)
    expect(answers.get(0, 1)).toBeUndefined()
  },
)
