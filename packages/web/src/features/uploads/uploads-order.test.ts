import { expect, test } from 'vitest'
import { someUploads } from '../../testing/a-dashboard.ts'
import { shownUploads } from './uploads-order.ts'

const ids = (...given: [search: string, order: Parameters<typeof shownUploads>[2]]) =>
  shownUploads(someUploads, ...given).map(({ id }) => id)

test('uploads stand in the order that was chosen, equals newest first', () => {
  expect(ids('', 'newest')).toEqual(['u4', 'u3', 'u1', 'u0'])
  expect(ids('', 'oldest')).toEqual(['u0', 'u1', 'u3', 'u4'])
  expect(ids('', 'name')).toEqual(['u1', 'u4', 'u3', 'u0'])
  expect(ids('', 'dollars')).toEqual(['u1', 'u0', 'u4', 'u3'])
})

test('a search finds every word in the name or the file', () => {
  expect(ids('fills Q3', 'newest')).toEqual(['u3'])
  expect(ids('JULY claims', 'newest')).toEqual(['u1'])
  expect(ids('none such', 'newest')).toEqual([])
})
