import { crc32, inflateRawSync } from 'node:zlib'
import { readBytes, type FileSource } from '../source/byte-source.ts'
import { allParts, packedBytes, type ListedPart } from './archive-list.ts'
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

/**
 * Unpacks the files of a zip archive in memory, by the list at its end. None may give more than is left of what an
 * archive may unpack to, whatever it says. Folders and what systems add are left out. Throws `IntakeRefusal` where it
 * is damaged, locked, too large or empty.
 */
export async function readMembers(source: FileSource): Promise<readonly Member[]> {
  const archive = await gathered(source)
  const members: Member[] = []
  let leftBytes: number = archiveLimits.unpackedBytes
  for (const { name, part } of namedParts(archive)) {
    const bytes = unpacked(archive, part, leftBytes)
    leftBytes -= bytes.length
    members.push({ name, path: part.name, bytes })
  }
  return members
}

async function gathered(source: FileSource): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of readBytes(source)) {
    size += chunk.length
    if (size > archiveLimits.fileBytes) throw archiveRefusal('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

interface NamedPart {
  readonly name: string
  readonly part: ListedPart
}

/** Its files, all of which can be read. */
function namedParts(archive: Buffer): readonly NamedPart[] {
  const named: NamedPart[] = []
  for (const part of orDamaged(() => Array.from(allParts(archive)))) {
    const name = plainName(part.name)
    if (name === undefined) continue
    if (!part.isReadable) throw archiveRefusal('damaged')
    if (named.length === archiveLimits.members) throw archiveRefusal('too-large')
    named.push({ name, part })
  }
  if (named.length === 0) throw archiveRefusal('empty')
  return named
}

/** What a part unpacks to. Refuses what comes to more than `mostBytes`, and what is not what was packed. */
function unpacked(archive: Buffer, part: ListedPart, mostBytes: number): Buffer {
  const packed = orDamaged(() => packedBytes(archive, part))
  const bytes = part.isDeflated ? inflated(packed, mostBytes) : packed
  if (bytes.length > mostBytes) throw archiveRefusal('too-large')
  if (crc32(bytes) !== part.checksum) throw archiveRefusal('damaged')
  return bytes
}

function inflated(packed: Buffer, mostBytes: number): Buffer {
  try {
    // Nothing may be asked for with no bytes at all.
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, mostBytes) })
  } catch (error) {
    const isTooLarge = error instanceof RangeError
    throw archiveRefusal(isTooLarge ? 'too-large' : 'damaged')
  }
}

/** The last part of a path in any writing; undefined for folders and for what systems add. */
function plainName(path: string): string | undefined {
  const parts = path.split(/[\\/]/)
  const name = (parts.at(-1) ?? '').replace(/\p{Cc}/gu, '')
  if (name === '' || name.startsWith('.') || parts[0] === '__MACOSX') return undefined
  return name === 'Thumbs.db' ? undefined : name
}

function orDamaged<Result>(read: () => Result): Result {
  try {
    return read()
  } catch {
    throw archiveRefusal('damaged')
  }
}
