import { Unzip, UnzipInflate, type UnzipFile } from 'fflate'
import { readBytes, type FileSource } from '../source/byte-source.ts'
import { archiveLimits } from './archive-limits.ts'
import { archiveRefusal } from './archive-refusal.ts'

/** A file inside an archive. */
export interface Member {
  /** Without its folders; never a place on a disk. */
  readonly name: string
  /** Its path in the archive, as it is written there. */
  readonly path: string
  readonly bytes: Uint8Array
}

const sliceBytes = 1 << 16

/**
 * Unpacks the files of a zip archive in memory, slice by slice: what comes out is counted, so that an
 * archive cannot unpack to more than it may, whatever it says. Folders and what systems add are left
 * out. Throws `IntakeRefusal` where it is damaged, locked, too large or empty.
 */
export async function readMembers(source: FileSource): Promise<readonly Member[]> {
  const unpacking = new Unpacking()
  for await (const chunk of readBytes(source)) {
    for (let from = 0; from < chunk.length; from += sliceBytes) {
      unpacking.push(chunk.subarray(from, from + sliceBytes))
    }
  }
  return unpacking.end()
}

class Unpacking {
  readonly #unzip = new Unzip()
  readonly #members: { name: string; path: string; parts: Uint8Array[]; isWhole: boolean }[] = []
  #storedBytes = 0
  #unpackedBytes = 0

  constructor() {
    this.#unzip.register(UnzipInflate)
    this.#unzip.onfile = (file) => {
      this.#take(file)
    }
  }

  push(chunk: Uint8Array): void {
    this.#storedBytes += chunk.length
    if (this.#storedBytes > archiveLimits.fileBytes) throw archiveRefusal('too-large')
    orDamaged(() => {
      this.#unzip.push(chunk)
    })
    this.#requireBounded()
  }

  end(): readonly Member[] {
    orDamaged(() => {
      this.#unzip.push(new Uint8Array(), true)
    })
    this.#requireBounded()
    if (this.#members.some(({ isWhole }) => !isWhole)) throw archiveRefusal('damaged')
    if (this.#members.length === 0) throw archiveRefusal('empty')
    return this.#members.map(({ name, path, parts }) => ({
      name,
      path,
      bytes: Buffer.concat(parts),
    }))
  }

  #take(file: UnzipFile): void {
    const name = plainName(file.name)
    if (name === undefined) return
    const member = { name, path: file.name, parts: [] as Uint8Array[], isWhole: false }
    this.#members.push(member)
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error
      this.#unpackedBytes += chunk.length
      if (this.#unpackedBytes <= archiveLimits.unpackedBytes) member.parts.push(chunk)
      member.isWhole = isLast
    }
    file.start()
  }

  #requireBounded(): void {
    const { members, unpackedBytes } = archiveLimits
    if (this.#members.length > members || this.#unpackedBytes > unpackedBytes) {
      throw archiveRefusal('too-large')
    }
  }
}

/** The last part of a path in any writing; undefined for folders and for what systems add. */
function plainName(path: string): string | undefined {
  const parts = path.split(/[\\/]/)
  const name = (parts.at(-1) ?? '').replace(/\p{Cc}/gu, '')
  if (name === '' || name.startsWith('.') || parts[0] === '__MACOSX') return undefined
  return name === 'Thumbs.db' ? undefined : name
}

function orDamaged(unpack: () => void): void {
  try {
    unpack()
  } catch {
    throw archiveRefusal('damaged')
  }
}
