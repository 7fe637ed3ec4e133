import { constants, lstatSync, type Stats } from 'node:fs'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CommandError, fileProblem } from '../command-error.ts'
import { bytesOfText } from './bytes-of-text.ts'
import type { PlannedOutput } from './planned-audits.ts'
import { removedWhenStopped } from './removed-when-stopped.ts'

/** Text in pieces, so that a large audit is never one string. */
export type Chunks = Iterable<string> | AsyncIterable<string>

/**
 * Writes an output: beside its place and renamed into it, so that nothing half-written is left under
 * the name; straight to standard output, a device or a pipe.
 */
export async function writeOutput({ file, named }: PlannedOutput, chunks: Chunks): Promise<void> {
  if (!file) {
    await pipeline(Readable.from(inLargePieces(chunks)), process.stdout, { end: false })
    return
  }
  try {
    if (file.kind === 'stream') await writeInto(await open(file.path, 'w'), chunks)
    else await writeFileAt(file.path, chunks)
  } catch (error) {
    throw error instanceof CommandError ? error : fileProblem(named, error)
  }
}

/** What stands there may have changed while the audit ran, so it is looked at again. */
async function writeFileAt(path: string, chunks: Chunks): Promise<void> {
  const standing = standingAt(path)
  // Another user's file stays that user's, and a file of several names stays one file.
  if (standing && (standing.nlink > 1 || standing.uid !== process.geteuid?.())) {
    await writeInto(await open(path, constants.O_WRONLY | constants.O_TRUNC | noFollow), chunks)
  } else await writeBeside(path, chunks, standing?.mode)
}

/** Follows no link: the path is a final one. Undefined where nothing stands there. */
function standingAt(path: string): Stats | undefined {
  const standing = lstatSync(path, { throwIfNoEntry: false })
  if (standing && !standing.isFile()) {
    throw new CommandError(`${path} became something else than a file. Name another output.`)
  }
  return standing
}

const noFollow = process.platform === 'win32' ? 0 : constants.O_NOFOLLOW

/** A file that takes the place of another is as private as that one was. */
async function writeBeside(path: string, chunks: Chunks, mode = 0o666): Promise<void> {
  const unfinished = `${path}.${process.pid}.part`
  const isKept = removedWhenStopped(unfinished)
  try {
    await writeInto(await open(unfinished, 'wx', mode & 0o777), chunks)
    standingAt(path)
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    isKept()
  }
}

/** `writeFile` goes on where a device or a full disk took only a part. */
async function writeInto(handle: FileHandle, chunks: Chunks): Promise<void> {
  try {
    for await (const piece of bytesOfText(chunks)) await handle.writeFile(piece)
  } finally {
    await handle.close()
  }
}

const pieceCharacters = 1 << 16

/** A system call a claim would be slow. */
async function* inLargePieces(chunks: Chunks): AsyncGenerator<string> {
  let piece = ''
  for await (const chunk of chunks) {
    piece += chunk
    if (piece.length < pieceCharacters) continue
    yield piece
    piece = ''
  }
  yield piece
}
