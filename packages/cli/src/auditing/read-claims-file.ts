import {
  readClaims,
  readOriginal,
  type FileSource,
  type IntakeResult,
  type OriginalTable,
  type ReadOptions,
} from '@plumbline/intake'
import { CommandError } from '../command-error.ts'
import { asCommandError } from '../intake-problem.ts'
import { spokenName } from './claims-input.ts'

/** Reads a claims file. Throws `CommandError` that names it where it is refused. */
export async function readClaimsFile(
  file: string,
  source: FileSource,
  options: ReadOptions,
): Promise<IntakeResult> {
  try {
    return await readClaims(source, options)
  } catch (error) {
    throw asCommandError(spokenName(file), error)
  }
}

/** The file as it stands. Throws `CommandError` where it is not the one that was audited any more. */
export async function readAgain(
  file: string,
  source: FileSource,
  options: ReadOptions,
  sha256: string,
): Promise<OriginalTable> {
  const original = await readOriginal(source, options)
  if (original.sha256 === sha256) return original
  throw new CommandError(`${spokenName(file)} changed while it was audited. Audit it again.`)
}
