import { accessSync, constants, statSync } from 'node:fs'
import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { FileSource } from '@plumbline/intake'
import { CommandError, fileProblem } from '../command-error.ts'

/** What stands for standard input and output on the command line. */
export const standardStream = '-'

/** A claims file named on the command line, as sentences call it. */
export function spokenName(file: string): string {
  return file === standardStream ? 'standard input' : file
}

/** What outputs that nobody named are called after. */
export function stemOf(file: string): string {
  if (file === standardStream) return 'standard-input'
  return basename(file).replace(/(\.[a-z0-9]{1,4}){1,2}$/i, '')
}

/** Throws `CommandError` where there is no such file, or none that may be read. */
export function requireReadable(file: string): void {
  if (file === standardStream) return
  try {
    if (statSync(file).isDirectory()) {
      throw new CommandError(`This is a folder, not a file: ${file}`)
    }
    accessSync(file, constants.R_OK)
  } catch (error) {
    throw error instanceof CommandError ? error : fileProblem(file, error)
  }
}

/** The bytes of a claims file, or where they lie. */
export async function claimsSource(file: string): Promise<FileSource> {
  if (file !== standardStream) return { name: basename(file), path: file }
  if (process.stdin.isTTY) {
    process.stderr.write('Reading claims from standard input; Ctrl-D ends them.\n')
  }
  return { name: spokenName(file), bytes: await buffer(process.stdin) }
}
