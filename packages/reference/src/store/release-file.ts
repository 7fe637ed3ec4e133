import { crc32 } from 'node:zlib'
import type { ReleaseInfo } from '@plumbline/engine'
import { ReferenceFileError } from '../reference-file-error.ts'
import { isReleaseHeader, type ReleaseHeader, type SectionPlace } from './release-header.ts'

/**
 * One release of one table as one file, little-endian:
 *
 *     8 bytes  `PLUMBREF`
 *     4 x u32  length of the header, its CRC-32, length of the body, its CRC-32
 *     header   JSON (`ReleaseHeader`), padded with blanks to a multiple of 8
 *     body     the sections, each a typed array at a multiple of 8
 *
 * The body is used in place: nothing is parsed, and a SharedArrayBuffer serves all workers.
 */
export type Section = Uint8Array | Uint16Array | Uint32Array | Float64Array

/** What an importer hands to the store. */
export interface ReleaseContent extends ReleaseInfo {
  /** The piece of a release that is published in several files; `undefined` for a whole one. */
  readonly part: string | undefined
  /** Whether a code that is not here is not in the official table either. */
  readonly complete: boolean
  readonly sections: Readonly<Record<string, Section>>
}

const magic = Buffer.from('PLUMBREF', 'latin1')
/** What stands before the header. */
export const prefixBytes = 24

/** The bytes of a release file. */
export function encodeRelease(content: ReleaseContent): Uint8Array {
  const { sections, ...facts } = content
  const places: Record<string, SectionPlace> = {}
  let bodyBytes = 0
  for (const [name, section] of Object.entries(sections)) {
    places[name] = { type: typeOf(section), offset: bodyBytes, length: section.length }
    bodyBytes = roundUp(bodyBytes + section.byteLength)
  }
  const header = headerBytes({ ...facts, format: 1, sections: places })
  const bytes = Buffer.alloc(prefixBytes + header.length + bodyBytes)
  magic.copy(bytes)
  header.copy(bytes, prefixBytes)
  const body = bytes.subarray(prefixBytes + header.length)
  for (const [name, section] of Object.entries(sections)) {
    const raw = new Uint8Array(section.buffer, section.byteOffset, section.byteLength)
    body.set(raw, places[name]?.offset)
  }
  bytes.writeUInt32LE(header.length, 8)
  bytes.writeUInt32LE(crc32(header), 12)
  bytes.writeUInt32LE(bodyBytes, 16)
  bytes.writeUInt32LE(crc32(body), 20)
  return bytes
}

const wrongSum = 'its checksum does not agree'

/** Where the header of a release of that size, which begins so, ends. Throws `ReferenceFileError`. */
export function headerEnd(bytes: Buffer, size: number, name: string): number {
  if (size < prefixBytes || !bytes.subarray(0, 8).equals(magic)) {
    throw damaged(name, 'it does not begin like a reference release')
  }
  const end = prefixBytes + bytes.readUInt32LE(8)
  if (size !== end + bytes.readUInt32LE(16)) throw damaged(name, 'it was cut short')
  return end
}

/** The header of a release whose first bytes, up to the header's end, these are. Throws `ReferenceFileError`. */
export function headerOf(bytes: Buffer, name: string): ReleaseHeader {
  const header = bytes.subarray(prefixBytes)
  if (crc32(header) !== bytes.readUInt32LE(12)) throw damaged(name, wrongSum)
  const parsed: unknown = JSON.parse(header.toString('utf8'))
  if (!isReleaseHeader(parsed)) throw damaged(name, 'it was written by another version')
  return parsed
}

/** A release read back; its sections are views of the buffer it came in. */
export class ReleaseFile {
  readonly header: ReleaseHeader
  readonly #buffer: SharedArrayBuffer
  readonly #bodyStart: number
  readonly #name: string

  /** Throws `ReferenceFileError` (`damaged-release`) where the bytes are not whole. */
  constructor(buffer: SharedArrayBuffer, name: string) {
    this.#buffer = buffer
    this.#name = name
    const bytes = Buffer.from(buffer)
    this.#bodyStart = headerEnd(bytes, bytes.length, name)
    if (crc32(bytes.subarray(this.#bodyStart)) !== bytes.readUInt32LE(20))
      throw damaged(name, wrongSum)
    this.header = headerOf(bytes.subarray(0, this.#bodyStart), name)
  }

  u8(section: string): Uint8Array {
    const { offset, length } = this.#place(section, 'u8')
    return new Uint8Array(this.#buffer, offset, length)
  }

  u16(section: string): Uint16Array {
    const { offset, length } = this.#place(section, 'u16')
    return new Uint16Array(this.#buffer, offset, length)
  }

  u32(section: string): Uint32Array {
    const { offset, length } = this.#place(section, 'u32')
    return new Uint32Array(this.#buffer, offset, length)
  }

  f64(section: string): Float64Array {
    const { offset, length } = this.#place(section, 'f64')
    return new Float64Array(this.#buffer, offset, length)
  }

  #place(section: string, type: SectionPlace['type']): { offset: number; length: number } {
    const place = this.header.sections[section]
    if (place?.type !== type) throw damaged(this.#name, `its section ${section} is missing`)
    return { offset: this.#bodyStart + place.offset, length: place.length }
  }
}

function damaged(name: string, what: string): ReferenceFileError {
  return new ReferenceFileError(
    'damaged-release',
    `The reference file ${name} is damaged (${what}). Delete it and import the official file again.`,
  )
}

function headerBytes(header: ReleaseHeader): Buffer {
  const text = Buffer.from(JSON.stringify(header), 'utf8')
  return Buffer.concat([text], roundUp(text.length)).fill(' ', text.length)
}

function typeOf(section: Section): SectionPlace['type'] {
  if (section instanceof Uint8Array) return 'u8'
  if (section instanceof Uint16Array) return 'u16'
  return section instanceof Uint32Array ? 'u32' : 'f64'
}

function roundUp(bytes: number): number {
  return Math.ceil(bytes / 8) * 8
}
