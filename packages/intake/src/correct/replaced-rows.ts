import type { OpenFile } from '../source/open-file.ts'
import type { ReadingDoubt } from '../words/reading-doubt.ts'
import type { SetAsideCode } from '../words/set-aside.ts'
import { unguarded, type CorrectedTable } from './corrected-table.ts'

/** A row of the claims file as it was corrected. */
interface ReplacedRow {
  readonly cells: readonly string[]
  /** What of it is in doubt still; undefined where it was not read from a picture. */
  readonly doubts: readonly ReadingDoubt[] | undefined
}

export interface ReplacedRows {
  /** By their number; those that differ from the claims file in something. */
  readonly rows: ReadonlyMap<number, ReplacedRow>
  /** The first row that the claims file does not have. */
  readonly unknown: number | undefined
}

/** What these reasons say of a row, no cell of it can change. */
const lasting: ReadonlySet<SetAsideCode> = new Set<SetAsideCode>([
  ...(['predetermination', 'not-this-payer', 'repeated-interchange', 'repeated-header'] as const),
  ...(['claim-heading', 'further-adjustment', 'payment-without-line'] as const),
  'unreadable-resource',
])

/** Holds corrected rows against the claims file. */
export async function replacedRows(
  file: OpenFile,
  corrected: CorrectedTable,
): Promise<ReplacedRows> {
  const left = new Set(corrected.keys())
  const rows = new Map<number, ReplacedRow>()
  await file.tokens.visit((cells, row) => {
    const sent = corrected.get(row)
    if (sent) {
      left.delete(row)
      const replaced = replacedRow(cells, sent, file.doubtsOf?.(row))
      if (replaced) rows.set(row, replaced)
    }
    return left.size > 0
  })
  const [unknown] = left
  return { rows, unknown }
}

/** Undefined where nothing was changed. A blank cell of a scan stands as it was read, its doubts too. */
function replacedRow(
  was: readonly string[],
  sent: readonly string[],
  doubts: readonly ReadingDoubt[] | undefined,
): ReplacedRow | undefined {
  const settled = new Set<number>()
  const changed = new Set<number>()
  const width = Math.max(was.length, sent.length)
  const cells = Array.from({ length: width }, (_, at) => {
    const before = was[at] ?? ''
    const now = sent[at] ?? ''
    if (doubts && now.trim() === '') return before
    if (doubts?.some(({ column }) => column === at)) settled.add(at)
    if (unguarded(now).trim() === unguarded(before).trim()) return before
    changed.add(at)
    return now
  })
  if (changed.size === 0 && settled.size === 0) return undefined
  return {
    cells,
    doubts: doubts?.filter(({ column }) => !settled.has(column)),
  }
}

/** The claims file with corrected rows in place of those of the same number. */
export function withReplacedRows(file: OpenFile, { rows }: ReplacedRows): OpenFile {
  const { setAsideBecause, doubtsOf } = file
  return {
    ...file,
    tokens: {
      visit: (visitor) =>
        file.tokens.visit((cells, row) => visitor(rows.get(row)?.cells ?? cells, row)),
    },
    ...(setAsideBecause && {
      setAsideBecause: (row) => {
        const because = setAsideBecause(row)
        return because === undefined || lasting.has(because) || !rows.has(row) ? because : undefined
      },
    }),
    ...(doubtsOf && {
      doubtsOf: (row) => {
        const replaced = rows.get(row)
        return replaced ? replaced.doubts : doubtsOf(row)
      },
    }),
  }
}
