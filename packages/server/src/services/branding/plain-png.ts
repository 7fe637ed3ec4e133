import { crc32, inflateSync } from 'node:zlib'
import type { PlainImage } from './logo-image.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** What draws the picture; the rest is words, places and times. */
const drawing: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
const samples: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
])

/**
 * A PNG of its drawing chunks alone (W3C PNG, section 5), each with the right checksum. Pictures
 * larger than `most` are answered by their size without being unpacked.
 */
export function plainPng(
  given: Buffer,
  most: { readonly width: number; readonly height: number },
): PlainImage | undefined {
  if (!given.subarray(0, 8).equals(signature)) return undefined
  const chunks = chunksOf(given)
  const header = chunks?.[0]
  if (!chunks || header?.type !== 'IHDR' || header.data.length !== 13) return undefined
  const width = header.data.readUInt32BE(0)
  const height = header.data.readUInt32BE(4)
  const bits = (samples.get(header.data.readUInt8(9)) ?? 0) * header.data.readUInt8(8)
  if (width === 0 || height === 0 || bits === 0 || bits > 64) return undefined
  const isLarge = width > most.width || height > most.height
  const kept = chunks.filter(({ type }) => drawing.has(type))
  if (!isLarge && !isFilled(kept, (Math.ceil((width * bits) / 8) + 1) * height)) return undefined
  return { width, height, bytes: Buffer.concat([signature, ...kept.map(({ whole }) => whole)]) }
}

interface Chunk {
  readonly type: string
  readonly data: Buffer
  readonly whole: Buffer
}

/** Up to the end chunk; undefined where one is cut off or its checksum is wrong. */
function chunksOf(given: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = []
  for (let at = 8; at + 12 <= given.length;) {
    const end = at + 12 + given.readUInt32BE(at)
    if (end > given.length) return undefined
    const data = given.subarray(at + 8, end - 4)
    if (crc32(given.subarray(at + 4, end - 4)) !== given.readUInt32BE(end - 4)) return undefined
    const type = given.toString('latin1', at + 4, at + 8)
    chunks.push({ type, data, whole: given.subarray(at, end) })
    if (type === 'IEND') return chunks
    at = end
  }
  return undefined
}

/** Whether the pixels unpack to what the header promises; interlaced ones have a few bytes more. */
function isFilled(chunks: readonly Chunk[], least: number): boolean {
  const packed = Buffer.concat(chunks.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : [])))
  try {
    return inflateSync(packed, { maxOutputLength: least * 2 + 1_024 }).length >= least
  } catch {
    return false
  }
}
