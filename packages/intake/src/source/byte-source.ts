import { isAscii } from 'node:buffer'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { TextDecoder } from 'node:util'
import { createGunzip } from 'node:zlib'
import { IntakeRefusal } from '../words/intake-refusal.ts'

/** A file to read: on disk, or already in memory. */
export type FileSource =
  | { readonly name: string; readonly path: string }
  | { readonly name: string; readonly bytes: Uint8Array }

/** What one look at all bytes says. Bytes of a `.gz` are those inside it, but for `sha256`. */
export interface ByteScan {
  readonly sha256: string
  readonly sizeBytes: number
  /** Ends of lines (LF). */
  readonly lineEnds: number
  /** The first bytes, up to `headBytes`. */
  readonly head: Uint8Array
  /** The last bytes, up to `tailBytes`. */
  readonly tail: Uint8Array
  readonly isUtf8: boolean
}

const headBytes = 1 << 20
const tailBytes = 1 << 12
const chunkBytes = 1 << 18

/** A `.gz` may not unpack to more than this. */
const unpackedLimitBytes = 2 ** 31

/** The bytes of the file from the start, unpacked where they are gzip; may be called again. */
export async function* readBytes(
  source: FileSource,
  onRawBytes?: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  const raw = tap(await rawChunks(source), onRawBytes)
  const first = await raw.next()
  if (first.done) return
  const chunks = prepend(first.value, raw)
  yield* isGzip(first.value) ? gunzip(chunks) : chunks
}

/** Size of the file as it is stored, in bytes. Refuses what cannot be opened. */
export async function storedSizeBytes(source: FileSource): Promise<number> {
  if ('bytes' in source) return source.bytes.length
  try {
    const found = await stat(source.path)
    if (found.isFile()) return found.size
  } catch (error) {
    throw unreadable(source.name, error)
  }
  throw new IntakeRefusal(
    'unreadable-file',
    `${source.name} is not a file. Name a CSV or PDF file.`,
  )
}

/** Reads everything once: digest, size, first and last bytes, and whether it is UTF-8 throughout. */
export async function scanBytes(source: FileSource): Promise<ByteScan> {
  const hash = createHash('sha256')
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const head: Uint8Array[] = []
  let tail = Buffer.alloc(0)
  let sizeBytes = 0
  let lineEnds = 0
  let isUtf8 = true
  let isPlain = true
  for await (const chunk of readBytes(source, (raw) => hash.update(raw))) {
    if (sizeBytes < headBytes) head.push(chunk.subarray(0, headBytes - sizeBytes))
    tail = Buffer.concat([tail, chunk.subarray(-tailBytes)]).subarray(-tailBytes)
    sizeBytes += chunk.length
    lineEnds += lineEndsIn(chunk)
    // What is ASCII up to here need not be decoded to be known for UTF-8.
    isPlain &&= isAscii(chunk)
    if (isUtf8 && !isPlain) isUtf8 = decodes(utf8, chunk)
  }
  if (isUtf8) isUtf8 = decodes(utf8)
  const sha256 = hash.digest('hex')
  return { sha256, sizeBytes, lineEnds, head: Buffer.concat(head), tail, isUtf8 }
}

function lineEndsIn(bytes: Uint8Array): number {
  let count = 0
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === 0x0a) count++
  return count
}

function decodes(decoder: TextDecoder, chunk?: Uint8Array): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}

async function rawChunks(source: FileSource): Promise<AsyncIterable<Uint8Array>> {
  await storedSizeBytes(source)
  if ('bytes' in source) return Readable.from(slices(source.bytes))
  return fileChunks(source.path, source.name)
}

function* slices(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += chunkBytes) {
    yield bytes.subarray(from, from + chunkBytes)
  }
}

async function* fileChunks(path: string, name: string): AsyncGenerator<Uint8Array> {
  const stream: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: chunkBytes })
  try {
    yield* stream
  } catch (error) {
    throw unreadable(name, error)
  }
}

async function* tap(
  chunks: AsyncIterable<Uint8Array>,
  onChunk: ((chunk: Uint8Array) => void) | undefined,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    onChunk?.(chunk)
    yield chunk
  }
}

async function* prepend(
  first: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield first
  yield* rest
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

async function* gunzip(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const unpacked = Readable.from(chunks).pipe(createGunzip({ chunkSize: chunkBytes }))
  let sizeBytes = 0
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      sizeBytes += chunk.length
      if (sizeBytes > unpackedLimitBytes) {
        throw new IntakeRefusal(
          'file-too-large',
          'The packed file unpacks to more than 2 GB. Split it into smaller files.',
        )
      }
      yield chunk
    }
  } catch (error) {
    if (error instanceof IntakeRefusal) throw error
    throw new IntakeRefusal(
      'corrupt-gzip',
      'The file begins like a gzip file but cannot be unpacked. Send it again, or unpack it first.',
    )
  }
}

function unreadable(name: string, error: unknown): IntakeRefusal {
  const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  return new IntakeRefusal(
    'unreadable-file',
    missing
      ? `There is no file ${name}. Check the path.`
      : `${name} cannot be opened. Check that you may read it.`,
  )
}
