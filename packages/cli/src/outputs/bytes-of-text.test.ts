import { expect, test } from 'vitest'
import { bytesOfText } from './bytes-of-text.ts'
import type { Chunks } from './write-output.ts'

async function written(chunks: Chunks): Promise<{ text: string; pieces: number }> {
  const pieces: Buffer[] = []
  // Each piece lies in the memory of the one before.
  for await (const piece of bytesOfText(chunks)) pieces.push(Buffer.from(piece))
  return { text: Buffer.concat(pieces).toString('utf8'), pieces: pieces.length }
}

async function* later(chunks: readonly string[]): AsyncGenerator<string> {
  for (const chunk of chunks) yield await Promise.resolve(chunk)
}

test.each([
  ['nothing', []],
  ['nothing much', ['', 'a', '', 'é€😀\n']],
  ['one long text', ['0123456789'.repeat(300_000)]],
  ['many short texts', Array.from({ length: 100_000 }, (_, at) => `line ${at}: €\n`)],
  ['long texts of characters of two', ['😀'.repeat(700_000), `x${'😀'.repeat(700_000)}`]],
])('%s is the same as bytes', async (_, chunks) => {
  const whole = chunks.join('')
  expect((await written(chunks)).text === whole).toBe(true)
  expect((await written(later(chunks))).text === whole).toBe(true)
})

test('many short texts are few pieces, each of at most a megabyte', async () => {
  const { pieces, text } = await written(Array.from({ length: 300_000 }, () => '0123456789'))
  expect(text.length).toBe(3_000_000)
  expect(pieces).toBeLessThan(5)
})
