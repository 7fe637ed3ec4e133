import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { composeLetter } from '../compose/compose-letter.ts'
import { situations } from '../letter.ts'
import { letterFinding, letterInput } from '../testing/inputs.ts'
import { letterText } from '../testing/letter-text.ts'
import { letterDocx } from './letter-docx.ts'

const opened = async (bytes: Uint8Array) => ({
  text: (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value,
  html: (await mammoth.convertToHtml({ buffer: Buffer.from(bytes) })).value,
})

test.each(situations)('%s: another program reads the same words from it', async (situation) => {
  const letter = composeLetter(letterInput(situation))
  const { text, html } = await opened(await letterDocx(letter, 'final'))
  const squeezed = (words: string) => words.replace(/\s+/g, '')
  for (const block of letter.blocks) {
    if (block.kind !== 'paragraph') continue
    const said = block.words.filter((word) => typeof word === 'string').join('')
    expect(squeezed(text)).toContain(squeezed(said))
  }
  expect(html).toContain('<h1>')
  if (letterText(letter).includes('Lines of issue')) expect(html).toContain('<thead>')
  expect(text).not.toContain('Draft')
})

test('control characters and markup are text, and the document opens', async () => {
  const hostile = 'A\u0000B\u0007 \u202e<w:p>\u2066&amp;\ud800'
  const letter = composeLetter(letterInput('overpayment', [letterFinding({ title: hostile })]))
  const { text } = await opened(await letterDocx(letter, 'draft'))
  expect(text).toContain('1. AB <w:p>&amp;\ufffd')
  expect(text).toContain('Draft. Not to be sent.')
})

test('what is missing stands in it', async () => {
  const letter = composeLetter(letterInput('record-request', undefined, []))
  const { text } = await opened(await letterDocx(letter, 'draft'))
  expect(text).toContain('[NEEDED: Recipient]')
})
