import { createInflateRaw } from 'node:zlib'
import { listedParts, packedBytes, type ListedPart } from '../archive/archive-list.ts'
import { workbookLimits } from './workbook-limits.ts'
import { workbookRefusal } from './workbook-refusal.ts'

const chunkBytes = 1 << 17

/**
 * The parts of a workbook by name. Each is unpacked while it is read, and what comes out of all is counted:
 * whatever the archive says, and however often a part is read, it gives no more than a workbook may.
 */
export class ArchiveParts {
  readonly #archive: Buffer
  readonly #parts = new Map<string, ListedPart>()
  readonly #mostBytes: number
  #unpackedBytes = 0

  /** Throws where the bytes are no archive, and `IntakeRefusal` where it has too many parts. */
  constructor(archive: Buffer, mostBytes: number = workbookLimits.unpackedBytes) {
    this.#archive = archive
    this.#mostBytes = mostBytes
    for (const part of listedParts(archive)) {
      this.#parts.set(part.name, part)
      if (this.#parts.size > workbookLimits.parts) throw workbookRefusal('too-large')
    }
  }

  has(name: string): boolean {
    return this.#parts.has(name)
  }

  /** What a part unpacks to, piece by piece. Throws where there is none of the name, or it is damaged. */
  async *chunks(name: string): AsyncGenerator<Uint8Array> {
    const part = this.#parts.get(name)
    if (!part) throw new Error('The workbook lacks a part.')
    const packed = packedBytes(this.#archive, part)
    for await (const chunk of part.isDeflated ? inflated(packed) : [packed]) {
      this.#unpackedBytes += chunk.length
      if (this.#unpackedBytes > this.#mostBytes) throw workbookRefusal('too-large')
      yield chunk
    }
  }
}

async function* inflated(packed: Buffer): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw({ chunkSize: chunkBytes })
  inflate.end(packed)
  for await (const chunk of inflate) if (chunk instanceof Uint8Array) yield chunk
}
