import { expect, it } from 'vitest'
import { categoryWords } from '../plain/category-words.table.ts'
import { classWords } from '../plain/class-words.table.ts'
import { acceptedTexts } from '../testing/accepted-texts.table.ts'
import { wordFaults } from './word-faults.ts'

it('knows every word that the rules themselves use for plain words', () => {
  const texts = [...Object.values(categoryWords), ...Object.values(classWords)].flatMap((words) =>
    Object.values(words),
  )
  const unknown = [...acceptedTexts, ...texts]
    .flatMap((text) => wordFaults(`${text} {{fault}}`))
    .filter(({ kind }) => kind === 'outside-vocabulary')
  expect(unknown.map(({ found }) => found)).toEqual([])
})
