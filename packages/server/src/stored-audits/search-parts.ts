import { setImmediate as turnOfOthers } from 'node:timers/promises'
import { inflateRawSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { findSearchParts, type SearchPart } from '../db/results/search-parts.ts'
import type { TenantTransaction } from '../db/transactions.ts'
import { sealResult, unsealResult, type ResultsKey } from '../files/results-key.ts'
import { linesContaining } from './lines-containing.ts'

/** What a search finds a line by, line by line: one text, quick to look through and small to keep. */
export function sealSearchPart(
  key: ResultsKey,
  firstLine: number,
  texts: readonly string[],
): SearchPart {
  const joined = texts.map((text) => text.replaceAll('\n', ' ')).join('\n')
  const bytes = zstdCompressSync(Buffer.from(joined))
  return { firstLine, sealed: sealResult(key, placeOf(firstLine), bytes) }
}

/** After so many parts, some milliseconds of work, others have their turn. */
const partsAtOnce = 16

/**
 * The lines of an upload, in ascending order, whose text contains what is searched. A part is unpacked
 * in place: handing so little to a thread takes longer than doing it.
 */
export async function searchLines(
  tx: TenantTransaction,
  key: ResultsKey,
  search: string,
): Promise<number[]> {
  const wanted = Buffer.from(searched(search))
  const parts = await findSearchParts(tx, key.owner.uploadId)
  const found: number[] = []
  for (const [at, { firstLine, sealed }] of parts.entries()) {
    if (at > 0 && at % partsAtOnce === 0) await turnOfOthers()
    const text = unpacked(unsealResult(key, placeOf(firstLine), sealed))
    for (const line of linesContaining(text, wanted)) found.push(firstLine + line)
  }
  return found
}

const zstdMagic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])

/** Parts stored before 2026-11-24 are deflated, which no part that begins like a zstd frame is. */
function unpacked(bytes: Buffer): Buffer {
  const isZstd = bytes.subarray(0, zstdMagic.length).equals(zstdMagic)
  return isZstd ? zstdDecompressSync(bytes) : inflateRawSync(bytes)
}

const pointedDiagnosis = /^([a-z]\d[0-9a-z])\.([0-9a-z]{1,4})$/

/** As lines keep it: lower case, a diagnosis without the point that it is shown with. */
function searched(search: string): string {
  const text = search.toLowerCase().replaceAll('\0', '').replaceAll('\n', ' ').trim()
  return text.replace(pointedDiagnosis, '$1$2')
}

function placeOf(firstLine: number): string {
  return `search from ${firstLine}`
}
