import { TextDecoder } from 'node:util'
import { readBytes, type ByteScan, type FileSource } from '../source/byte-source.ts'
import { decodeText, detectEncoding, encodingNotes } from '../source/encoding.ts'
import type { OpenFile } from '../source/open-file.ts'
import type { TokenSource } from '../source/token-source.ts'
import type { Meaning } from '../words/meanings.ts'
import type { SetAsideCode } from '../words/set-aside.ts'
import { readX12 } from './read-x12.ts'
import { separatorsOf } from './separators.ts'
import { surveyX12 } from './survey-x12.ts'
import { cellsOf, x12Columns, x12Header } from './x12-columns.table.ts'

/** Whether a file begins as X12 does: with an envelope (ISA, GS) or a transaction (ST). */
export function isX12({ head, isUtf8 }: ByteScan): boolean {
  const text = new TextDecoder(detectEncoding(head, isUtf8)).decode(head.subarray(0, 1 << 14))
  return separatorsOf(text.trimStart()) !== undefined
}

/**
 * Opens the claims (837) and remittances (835) of an X12 file as rows, one for each service line, or
 * for a claim without lines. Refuses what holds neither.
 */
export async function openX12(
  source: FileSource,
  scan: ByteScan,
  onBytes: (bytesDone: number) => void,
): Promise<OpenFile> {
  const encoding = detectEncoding(scan.head, scan.isUtf8)
  const openText = (watch: (bytesDone: number) => void) => {
    let bytesDone = 0
    return decodeText(
      readBytes(source, (chunk) => {
        bytesDone += chunk.length
        watch(bytesDone)
      }),
      encoding,
    )
  }
  const survey = await surveyX12(openText(() => undefined))
  const setAside = new Map<number, SetAsideCode>()
  const tokens: TokenSource = {
    visit: async (visitor) => {
      if (visitor(x12Header, headerRow) === false) return
      await readX12(openText(onBytes), survey.repeated, ({ facts, row, because }) => {
        if (because !== undefined) setAside.set(row, because)
        return visitor(cellsOf(facts), row)
      })
    },
  }
  return {
    tokens,
    sha256: scan.sha256,
    notes: [...encodingNotes(encoding), ...survey.notes],
    placeOf: (row) => `Segment ${row}`,
    setAsideBecause: (row) => setAside.get(row),
    mapping: {
      headerRow,
      because: 'X12 says it in this place',
      columns: new Map<string, Meaning>(
        Object.values(x12Columns).map(({ header, meaning }) => [header, meaning]),
      ),
    },
  }
}

/** Above the first segment. */
const headerRow = 0
