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

/** So many parts are unpacked at once. */
const partsAtOnce = 8

/** The lines of an upload, in ascending order, whose text contains what is searched. */
export async function searchLines(
  tx: TenantTransaction,
  key: ResultsKey,
  search: string,
): Promise<number[]> {
  const wanted = Buffer.from(searched(search))
  const parts = await findSearchParts(tx, key.owner.uploadId)
  const found: number[] = []
  for (let from = 0; from < parts.length; from += partsAtOnce) {
    const some = parts.slice(from, from + partsAtOnce)
    const texts = await Promise.all(
      some.map(({ firstLine, sealed }) => inflated(unsealResult(key, placeOf(firstLine), sealed))),
    )
    some.forEach(({ firstLine }, at) => {
      const text = texts[at]
      if (text) for (const line of linesContaining(text, wanted)) found.push(firstLine + line)
    })
  }
  return found
}

const lineEnd = 0x0a

/** Looks through the bytes as they are: no part becomes a text for it. */
function* linesContaining(text: Buffer, wanted: Buffer): Generator<number> {
  let line = 0
  let counted = 0
  let at = text.indexOf(wanted)
  while (at !== -1) {
    for (let end = text.indexOf(lineEnd, counted); end !== -1 && end < at; line++) {
      counted = end + 1
      end = text.indexOf(lineEnd, counted)
    }
    yield line
    const next = text.indexOf(lineEnd, at)
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
