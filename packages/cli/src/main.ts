import { CommanderError } from 'commander'
import { commandLine } from './call/command-line.ts'
import { CommandError } from './command-error.ts'
import { complain } from './terminal/complain.ts'
import { endQuietlyWhenUnread } from './terminal/end-quietly-when-unread.ts'

/**
 * Runs one command line; answers the exit status: 0 done, 1 `--fail-on` met, 2 the file could not
 * be audited or the call is wrong, with one line on standard error that says why.
 */
export async function main(words: readonly string[]): Promise<number> {
  endQuietlyWhenUnread()
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
  if (!(error instanceof CommanderError)) {
    complain(error)
    return 2
  }
  const isAnswered = error.exitCode === 0 || error.code === 'commander.help'
  if (isAnswered) return 0
  complain(new CommandError(error.message.replace(/^error: /, '')))
  return 2
}
