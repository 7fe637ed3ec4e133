import { CommanderError } from 'commander'
import { CommandError } from './command-error.ts'
import { commandLine } from './command-line.ts'

/**
 * Runs one command line; answers the exit status: 0 done, 1 `--fail-on` met, 2 the file could not
 * be audited or the call is wrong, with one line on standard error that says why.
 */
export async function main(words: readonly string[]): Promise<number> {
  let status = 0
  const program = commandLine((result) => {
    status = result
  })
  try {
    await program.parseAsync(words, { from: 'user' })
    return status
  } catch (error) {
    return exitStatus(error)
  }
}

function exitStatus(error: unknown): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0
    complain(error.message.replace(/^error: /, ''))
    return 2
  }
  complain(error instanceof CommandError ? error.message : unexpected(error))
  return 2
}

function unexpected(error: unknown): string {
  const detail = error instanceof Error ? error.message : String(error)
  return `Something went wrong that we did not expect: ${detail}`
}

function complain(sentence: string): void {
  process.stderr.write(`plumbline: ${sentence.replaceAll(/\s*\n\s*/g, ' ')}\n`)
}
