import { promisify } from 'node:util'
import { deflateRawSync, inflateRaw } from 'node:zlib'
import { findSearchParts, type SearchPart } from '../db/results/search-parts.ts'
import type { TenantTransaction } from '../db/transactions.ts'
import { sealResult, unsealResult, type ResultsKey } from '../files/results-key.ts'

/** What a search finds a line by, line by line: one text, quick to look through and small to keep. */
export function sealSearchPart(
  key: ResultsKey,
  firstLine: number,
  texts: readonly string[],
): SearchPart {
  const joined = texts.map((text) => text.replaceAll('\n', ' ')).join('\n')
  const bytes = deflateRawSync(Buffer.from(joined), { level: 1 })
  return { firstLine, sealed: sealResult(key, placeOf(firstLine), bytes) }
}

const inflated = promisify<Buffer, Buffer>(inflateRaw)

/** The lines of an upload, in ascending order, whose text contains what is searched. */
export async function searchLines(
  tx: TenantTransaction,
  key: ResultsKey,
  search: string,
): Promise<number[]> {
  const wanted = searched(search)
  const found: number[] = []
  for (const { firstLine, sealed } of await findSearchParts(tx, key.owner.uploadId)) {
    const bytes = await inflated(unsealResult(key, placeOf(firstLine), sealed))
    for (const at of linesContaining(bytes.toString('utf8'), wanted)) found.push(firstLine + at)
  }
  return found
}

function* linesContaining(text: string, wanted: string): Generator<number> {
  let line = 0
  let counted = 0
  let at = text.indexOf(wanted)
  while (at !== -1) {
    for (let end = text.indexOf('\n', counted); end !== -1 && end < at; line++) {
      counted = end + 1
      end = text.indexOf('\n', counted)
    }
    yield line
    const next = text.indexOf('\n', at)
    if (next === -1) return
    at = text.indexOf(wanted, next + 1)
  }
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
