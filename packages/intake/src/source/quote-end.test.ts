import { expect, test } from 'vitest'
import { QuoteEnd } from './quote-end.ts'

test.each([
  ['a delimiter behind it', ['text",rest'], true],
  ['a new line behind it', ['text"\r\n'], true],
  ['the end of the text behind it', ['text"'], true],
  ['doubled marks before it', ['a""b""', 'c",'], true],
  ['a doubled mark in two pieces', ['a"', '"b"', ','], true],
  ['a letter behind it, as where a cell begins', ['rest,"Smith",'], false],
  ['no mark at all', ['text', 'text'], false],
])('%s', (_, pieces, isEnd) => {
  const quote = new QuoteEnd(',')
  for (const piece of pieces) quote.follow(piece)
  expect(quote.isEnd).toBe(isEnd)
})
