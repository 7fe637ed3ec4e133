import { IntakeRefusal } from '@plumbline/intake'
import { CommandError, fileProblem } from './command-error.ts'

/** What went wrong with a file, as one line: its own words where it was refused. */
export function asCommandError(path: string, error: unknown): CommandError {
  return error instanceof IntakeRefusal
    ? new CommandError(`${path}: ${error.message}`)
    : fileProblem(path, error)
}
