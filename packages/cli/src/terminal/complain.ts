import { CommandError } from '../command-error.ts'
import { styledError } from './styled.ts'

/** Says on one line of standard error why something cannot be done. */
export function complain(error: unknown): void {
  const sentence = error instanceof CommandError ? error.message : unexpected(error)
  const line = sentence.replaceAll(/\s*\n\s*/g, ' ')
  process.stderr.write(`${styledError('red', 'plumbline:')} ${line}\n`)
}

function unexpected(error: unknown): string {
  const detail = error instanceof Error ? error.message : String(error)
  return `Something went wrong that we did not expect: ${detail}`
}
