import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileProblem } from './command-error.ts'

/** Text in pieces, so that a large audit is never one string. */
export type Chunks = Iterable<string>

/** Writes beside and renames into place, so that nothing half-written is left under the name. */
export function writeFileAtomically(path: string, chunks: Chunks): void {
  const unfinished = `${path}.${process.pid}.part`
  try {
    const file = openSync(unfinished, 'wx')
    try {
      for (const piece of inLargePieces(chunks)) writeFileSync(file, piece)
    } finally {
      closeSync(file)
    }
    renameSync(unfinished, path)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw fileProblem(path, error)
  }
}

/** Writes to standard output, which stays open. */
export async function writeToStandardOutput(chunks: Chunks): Promise<void> {
  await pipeline(Readable.from(inLargePieces(chunks)), process.stdout, { end: false })
}

const pieceCharacters = 1 << 16

/** A system call a claim would be slow. */
function* inLargePieces(chunks: Chunks): Generator<string> {
  let piece = ''
  for (const chunk of chunks) {
    piece += chunk
    if (piece.length < pieceCharacters) continue
    yield piece
    piece = ''
  }
  yield piece
}
