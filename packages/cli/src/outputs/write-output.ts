import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileProblem } from '../command-error.ts'
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
    if (file.kind === 'other') await writeInto(await open(file.path, 'w'), chunks)
    else await writeBeside(file.path, chunks)
  } catch (error) {
    throw fileProblem(named, error)
  }
}

async function writeBeside(path: string, chunks: Chunks): Promise<void> {
  const unfinished = `${path}.${process.pid}.part`
  const isKept = removedWhenStopped(unfinished)
  try {
    await writeInto(await open(unfinished, 'wx'), chunks)
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    isKept()
  }
}

async function writeInto(handle: FileHandle, chunks: Chunks): Promise<void> {
  try {
    for await (const piece of inLargePieces(chunks)) await handle.write(piece)
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
