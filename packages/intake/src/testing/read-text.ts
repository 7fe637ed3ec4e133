import { readClaims, type IntakeResult } from '../read-claims.ts'
import type { ReadOptions } from '../read-options.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'

/** Reads a claims file that stands in a test. */
export function readText(
  text: string | Uint8Array,
  options: ReadOptions = {},
): Promise<IntakeResult> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  return readClaims({ name: 'claims.csv', bytes }, options)
}

/** Code and message of the refusal; throws where the file was read, or where anything else went wrong. */
export async function refusalOf(
  text: string | Uint8Array,
  options: ReadOptions = {},
): Promise<IntakeRefusal> {
  try {
    await readText(text, options)
  } catch (error) {
    if (error instanceof IntakeRefusal) return error
    throw error
  }
  throw new Error('The file was read, but should have been refused')
}
