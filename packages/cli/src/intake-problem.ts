import { IntakeRefusal } from '@plumbline/intake'
import { CommandError, fileProblem } from './command-error.ts'

/** What went wrong with a file, as one line: its own words where it was refused. */
export function asCommandError(path: string, error: unknown): CommandError {
  if (!(error instanceof IntakeRefusal)) return fileProblem(path, error)
  const advice =
    error.code === 'other-audit-type' ? ' Leave --type out, or add --force-type to keep it.' : ''
  return new CommandError(`${path}: ${error.message}${advice}`)
}
