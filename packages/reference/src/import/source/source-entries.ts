import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { unzipSync } from 'fflate'
import { ReferenceFileError } from '../../reference-file-error.ts'
import { decodeText } from './decode-text.ts'

/** A file to import, or one file inside a zip. */
export interface SourceEntry {
  /** The file as the person named it, without its folders. */
  readonly file: string
  /** The name inside the zip; the file's own name where it is none. */
  readonly name: string
  /** A workbook's bytes, or the text of anything else. */
  readonly content: Uint8Array | string
}

/** A text must fit into one string. */
const maximumBytes = 500 * 2 ** 20
const expand = promisify(gunzip)

/** The files that a path holds: itself, unpacked from gzip, or what stands in the zip. */
export async function sourceEntries(source: string): Promise<readonly SourceEntry[]> {
  const file = path.basename(source)
  return unpack(file, file, await readSource(source), 0)
}

async function readSource(source: string): Promise<Uint8Array> {
  try {
    return await readFile(source)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new ReferenceFileError(
      'unreadable-file',
      `${source} cannot be read (${why}). Check the path and its permissions.`,
      { cause },
    )
  }
}

async function unpack(
  file: string,
  name: string,
  bytes: Uint8Array,
  depth: number,
): Promise<SourceEntry[]> {
  if (isGzip(bytes)) return [{ file, name, content: decodeText(await ungzip(file, bytes)) }]
  if (!isZip(bytes)) {
    if (bytes.length > maximumBytes) throw tooLarge(file)
    return [{ file, name, content: decodeText(bytes) }]
  }
  const entries = unzip(file, bytes)
  if (entries.some((entry) => entry.name === '[Content_Types].xml')) {
    return [{ file, name, content: bytes }]
  }
  if (depth > 1) return []
  const nested = await Promise.all(
    entries.map((entry) => unpack(file, path.basename(entry.name), entry.bytes, depth + 1)),
  )
  return nested.flat()
}

async function ungzip(file: string, bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await expand(bytes, { maxOutputLength: maximumBytes })
  } catch (cause) {
    throw damaged(file, 'gzip', cause)
  }
}

/** Entries of a zip, folders left out. Sizes are checked before anything is unpacked. */
function unzip(file: string, bytes: Uint8Array): { name: string; bytes: Uint8Array }[] {
  let total = 0
  try {
    const unpacked = unzipSync(bytes, {
      filter(entry) {
        total += entry.originalSize
        if (total > maximumBytes) throw tooLarge(file)
        return !entry.name.endsWith('/')
      },
    })
    return Object.entries(unpacked).map(([name, content]) => ({ name, bytes: content }))
  } catch (cause) {
    throw cause instanceof ReferenceFileError ? cause : damaged(file, 'zip', cause)
  }
}

function damaged(file: string, kind: string, cause: unknown): ReferenceFileError {
  return new ReferenceFileError(
    'unreadable-file',
    `${file} is a damaged ${kind} file, or larger than 500 MB unpacked. Download it again.`,
    { cause },
  )
}

function tooLarge(file: string): ReferenceFileError {
  return new ReferenceFileError(
    'too-large',
    `${file} holds more than 500 MB unpacked. Unpack it and import the files one by one.`,
  )
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
}
