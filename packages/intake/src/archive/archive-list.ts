/** A part of an archive, and where what is packed of it lies. */
export interface ListedPart {
  readonly name: string
  /** Of its own header, in front of what is packed. */
  readonly headerAt: number
  readonly packedBytes: number
  readonly isDeflated: boolean
  /** Of what it unpacks to (CRC-32). */
  readonly checksum: number
  /** Neither locked with a password nor packed in a way that is rare. */
  readonly isReadable: boolean
}

const [endSignature, longEndSignature, longPlaceSignature] = [0x06054b50, 0x06064b50, 0x07064b50]
const [entrySignature, headerSignature] = [0x02014b50, 0x04034b50]
const [endBytes, entryBytes, headerBytes, longPlaceBytes] = [22, 46, 30, 20]
const longestComment = 65_535
/** Stands where a number is too long for its field, or where a program writes all of them long. */
const elsewhere = 0xffffffff
const longNumbers = 0x0001

/** The parts of a zip archive that can be read. Throws where it has no list of them at its end. */
export function* listedParts(archive: Buffer): Generator<ListedPart> {
  for (const part of allParts(archive)) if (part.isReadable) yield part
}

/** The list at the end of a zip archive, one part after another. Throws where there is no such list. */
export function* allParts(archive: Buffer): Generator<ListedPart> {
  const { firstAt, parts } = endOf(archive)
  let at = firstAt
  for (let left = parts; left > 0; left--) {
    requireSignature(archive, at, entrySignature)
    const nameEnd = at + entryBytes + archive.readUInt16LE(at + 28)
    const extraEnd = nameEnd + archive.readUInt16LE(at + 30)
    const method = archive.readUInt16LE(at + 10)
    const isLocked = (archive.readUInt16LE(at + 8) & 1) === 1
    yield {
      name: archive.toString('utf8', at + entryBytes, nameEnd),
      isDeflated: method === 8,
      isReadable: !isLocked && (method === 0 || method === 8),
      checksum: archive.readUInt32LE(at + 16),
      ...numbersOf(archive, at, archive.subarray(nameEnd, extraEnd)),
    }
    at = extraEnd + archive.readUInt16LE(at + 32)
  }
}

/** What is packed of a part. Throws where it does not lie where the list says. */
export function packedBytes(
  archive: Buffer,
  { headerAt, packedBytes: length }: ListedPart,
): Buffer {
  requireSignature(archive, headerAt, headerSignature)
  const nameBytes = archive.readUInt16LE(headerAt + 26)
  const from = headerAt + headerBytes + nameBytes + archive.readUInt16LE(headerAt + 28)
  if (from + length > archive.length) throw new Error('A part of the archive is cut off.')
  return archive.subarray(from, from + length)
}

function requireSignature(archive: Buffer, at: number, signature: number): void {
  if (archive.readUInt32LE(at) !== signature) throw new Error('The archive is broken.')
}

function endOf(archive: Buffer): { readonly firstAt: number; readonly parts: number } {
  const last = archive.length - endBytes
  for (let at = last; at >= Math.max(0, last - longestComment); at--) {
    if (archive.readUInt32LE(at) !== endSignature) continue
    const short = { firstAt: archive.readUInt32LE(at + 16), parts: archive.readUInt16LE(at + 10) }
    return short.firstAt === elsewhere || short.parts === 0xffff ? longEnd(archive, at) : short
  }
  throw new Error('The archive has no end.')
}

function longEnd(archive: Buffer, shortAt: number): ReturnType<typeof endOf> {
  requireSignature(archive, shortAt - longPlaceBytes, longPlaceSignature)
  const at = longAt(archive, shortAt - longPlaceBytes + 8)
  requireSignature(archive, at, longEndSignature)
  return { firstAt: longAt(archive, at + 48), parts: longAt(archive, at + 32) }
}

function numbersOf(
  archive: Buffer,
  at: number,
  extra: Buffer,
): Pick<ListedPart, 'headerAt' | 'packedBytes'> {
  const long = longField(extra)
  // They stand in this order, and only those that the short field does not hold.
  let next = archive.readUInt32LE(at + 24) === elsewhere ? 8 : 0
  const numberAt = (field: number) => {
    const short = archive.readUInt32LE(field)
    if (short !== elsewhere || !long) return short
    next += 8
    return longAt(long, next - 8)
  }
  return { packedBytes: numberAt(at + 20), headerAt: numberAt(at + 42) }
}

function longField(extra: Buffer): Buffer | undefined {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) === longNumbers) return extra.subarray(at + 4)
  }
  return undefined
}

function longAt(bytes: Buffer, at: number): number {
  return Number(bytes.readBigUInt64LE(at))
}
