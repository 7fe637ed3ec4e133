import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { html } from './html.ts'
import { attribute, elementsOf, textOf } from './testing/walk-html.ts'

describe('html', () => {
  test.each([
    ['<script>', '&lt;script&gt;'],
    [`"'\``, '&quot;&#39;&#96;'],
    ['a & b', 'a &amp; b'],
    ['a\u0000b\u001bc\u0085d', 'a\uFFFDb\uFFFDc\uFFFDd'],
    ['\ud800', '\uFFFD'],
    ['abc\u202Etxt\u2066', 'abc\uFFFDtxt\uFFFD'],
    ['é – ✓ 😀', 'é – ✓ 😀'],
  ])('escapes %j', (text, escaped) => {
    expect(html`<p>${text}</p>`.text).toBe(`<p>${escaped}</p>`)
  })

  it('takes markup as it is, lists as their parts, and undefined as nothing', () => {
    expect(html`${[html`<b>1</b>`, ' & ', undefined, 2]}`.text).toBe('<b>1</b> &amp; 2')
  })

  it('gives a browser the text back, in content and in attributes', () => {
    const plain = fc
      .string({ unit: 'binary' })
      .filter((text) => !/[\p{Cc}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/u.test(text))
    fc.assert(
      fc.property(plain, (text) => {
        const elements = elementsOf(html`<p title="${text}">${text}</p>`.text)
        expect(elements.map(({ tagName }) => tagName)).toEqual(['html', 'head', 'body', 'p'])
        const paragraph = elements[3]
        expect(paragraph && textOf(paragraph)).toBe(text)
        expect(paragraph && attribute(paragraph, 'title')).toBe(text)
      }),
    )
  })
})
