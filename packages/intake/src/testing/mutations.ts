import fc from 'fast-check'
import { expect } from 'vitest'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { readText } from './read-text.ts'

/** One change to the bytes of a file. */
export const change = fc.record({
  kind: fc.constantFrom('cut', 'repeat', 'write', 'end', 'swap'),
  // A share of the file: every place of every file is reached.
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(80),
  bytes: fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 8 }),
    fc
      .constantFrom('{', '}', '[', ']', '"', 'null', '-1e999', '<c>', '</row>', '&#1;', '../', '\0')
      .map((text) => Uint8Array.from(Buffer.from(text))),
  ),
})
export type Change = typeof change extends fc.Arbitrary<infer Made> ? Made : never

/** The file with the change. */
export function changed(bytes: Buffer, { kind, at, length, bytes: written }: Change): Buffer {
  const from = Math.floor(at * bytes.length)
  const [before, part, after] = [
    bytes.subarray(0, from),
    bytes.subarray(from, from + length),
    bytes.subarray(from + length),
  ]
  if (kind === 'end') return before
  if (kind === 'cut') return Buffer.concat([before, after])
  if (kind === 'repeat') return Buffer.concat([before, part, part, after])
  if (kind === 'swap') return Buffer.concat([after, part, before])
  return Buffer.concat([before, written, after])
}

/** It is read with no row lost, or refused with a sentence; anything else throws. */
export async function readOrRefused(bytes: Buffer): Promise<void> {
  try {
    const { file } = await readText(bytes)
    expect(file.rowsRead).toBe(file.rowsAudited + file.rowsSetAside)
  } catch (error) {
    if (!(error instanceof IntakeRefusal)) throw error
    expect(error.message).toMatch(/\S{3}.*[.?]$/s)
  }
}
