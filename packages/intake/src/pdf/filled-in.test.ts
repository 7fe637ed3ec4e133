import { expect, test } from 'vitest'
import { filledIn, hasFormLabels } from './filled-in.ts'
import type { PdfWord } from './pdf-page.ts'

function word(text: string, left: number, doubt?: string): PdfWord {
  const at = { left, right: left + 7 * text.length, baseline: 100 }
  return { text, ...at, size: 10, space: 6, goesOn: false, ...(doubt !== undefined && { doubt }) }
}

const told = (words: readonly PdfWord[]) =>
  words.map(({ text, doubt }) => (doubt === undefined ? text : `${text} or ${doubt}`))

test.each([
  ['the same in both', [word('99213', 20)], [word('99213', 20)], ['99213']],
  ['two sure readings that differ', [word('99213', 20)], [word('99218', 20)], ['99218 or 99213']],
  [
    'a doubt that the labels caused',
    [word('l.99213', 20, '99213')],
    [word('99213', 34)],
    ['99213'],
  ],
  ['a label', [word('NPI', 20)], [], []],
  ['a number that only the whole page shows', [word('1234567893', 20)], [], ['1234567893']],
  [
    'two values that a label joined',
    [word('1971mX', 20)],
    [word('1971', 20), word('X', 55)],
    ['1971', 'X'],
  ],
  [
    'two values joined, of which one differs',
    [word('1977mX', 20)],
    [word('1971', 20), word('X', 55)],
    ['1971 or 1977mX', 'X'],
  ],
  ['a label before a value', [word('A.E119', 20)], [word('E119', 34)], ['E119']],
  ['a doubt that the whole page settles', [word('13', 20)], [word('3:', 20, '13')], ['13']],
  ['a doubt that it does not settle', [word('15', 20)], [word('3:', 20, '13')], ['3: or 13']],
  ['a digit before a value', [word('407', 20)], [word('07', 27)], ['07 or 407']],
  ['words that differ in no digit', [word('Summlt', 20)], [word('Summit', 20)], ['Summit']],
])('%s', (_, whole, bare, expected) => {
  expect(told(filledIn(whole, bare))).toEqual(expected)
})

test('a page with some labels of a form is known by them, a statement is not', () => {
  const labels = ['INSURED’S', 'MEDICARE', 'RESUBMISSION', 'FEDERAL'].map((text) => word(text, 20))
  expect(hasFormLabels(labels)).toBe(true)
  expect(hasFormLabels(labels.slice(0, 3))).toBe(false)
})
