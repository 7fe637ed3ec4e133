import { inflateRawSync } from 'node:zlib'
import { listedParts, packedBytes } from './archive-list.ts'

/**
 * One file of a zip archive by its path in it. Throws where there is none, where there are several of that
 * path, and where it unpacks to more than `mostBytes`.
 */
export function oneMember(archive: Buffer, path: string, mostBytes: number): Uint8Array {
  const [part, ...more] = Array.from(listedParts(archive)).filter(({ name }) => name === path)
  if (!part || more.length > 0) throw new Error('The archive does not have one file of that path.')
  const packed = packedBytes(archive, part)
  return part.isDeflated ? inflateRawSync(packed, { maxOutputLength: mostBytes }) : packed
}
