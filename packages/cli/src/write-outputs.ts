import { once } from 'node:events'
import { createWriteStream, renameSync, rmSync } from 'node:fs'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { fileProblem } from './command-error.ts'

/** Text in pieces, so that a large audit is never one string. */
export type Chunks = Iterable<string>

/** Writes beside and renames into place, so that nothing half-written is left under the name. */
export async function writeFileAtomically(path: string, chunks: Chunks): Promise<void> {
  const unfinished = `${path}.${process.pid}.part`
  try {
    const file = createWriteStream(unfinished, { flags: 'wx' })
    await writeAll(file, chunks)
    file.end()
    await finished(file)
    renameSync(unfinished, path)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw fileProblem(path, error)
  }
}

/** Writes to a stream that stays open, standard output. */
export async function writeAll(stream: Writable, chunks: Chunks): Promise<void> {
  let failure: Error | undefined
  const onError = (error: Error) => {
    failure = error
  }
  stream.on('error', onError)
  let buffer = ''
  for (const chunk of chunks) {
    buffer += chunk
    if (buffer.length < writeSize) continue
    if (!stream.write(buffer)) await Promise.race([once(stream, 'drain'), once(stream, 'error')])
    buffer = ''
    if (failure) throw failure
  }
  if (!stream.write(buffer)) await Promise.race([once(stream, 'drain'), once(stream, 'error')])
  if (failure) throw failure
  stream.off('error', onError)
}

const writeSize = 1 << 18
