import { expect, test } from 'vitest'
import { placeToStore, StoredPlace } from './row-place.ts'

test.each([undefined, 'march/claims.pdf'])('a place in %s is kept whole, to a tenth', (member) => {
  const box = { left: 1.26, top: 2, right: 3, bottom: 4.04 }
  const onPage = { page: 2, isScan: true, turn: 1, ...box, ...(member && { member }) }
  const kept = StoredPlace.parse(placeToStore({ words: 'Page 2, line 1', onPage }))
  expect(kept).toEqual({
    words: 'Page 2, line 1',
    onPage: { ...onPage, left: 1.3, bottom: 4 },
  })
})
