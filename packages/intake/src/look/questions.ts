import type { ClaimLine, Day } from '@plumbline/engine'
import { contradictionsIn, type ContradictionQuestion } from './contradictions.ts'
import { meaningLabel } from './meaning-labels.table.ts'
import type { SetAsideGroup } from './set-aside-groups.ts'
import type { ColumnSeen, TableSeen } from './table-seen.ts'

/** What a person is asked before the audit. */
export type LookQuestion =
  /** Whether a column is what it is taken for. */
  | { readonly kind: 'column'; readonly text: string; readonly keys: readonly string[] }
  /** What columns are that are left out, though the file lacks what they may hold. */
  | { readonly kind: 'unread'; readonly text: string; readonly keys: readonly string[] }
  | ContradictionQuestion
  /** Whether the other rows are to be audited, though many cannot be. */
  | { readonly kind: 'set-aside'; readonly text: string; readonly keys: readonly string[] }
  /** Without a column for it nothing can be audited. */
  | { readonly kind: 'missing'; readonly text: string; readonly keys: readonly string[] }

interface Read {
  readonly table: TableSeen
  readonly lines: readonly ClaimLine[]
  readonly setAside: readonly SetAsideGroup[]
  readonly today: Day
}

/** Every question that the reading of a file leaves open; none where all is certain. */
export function questionsOf({ table, lines, setAside, today }: Read): LookQuestion[] {
  if (table.isFixed) return setAsideQuestion(lines.length, setAside)
  return [
    ...table.columns.flatMap(columnQuestion),
    ...table.unread.map((question) => ({ kind: 'unread' as const, ...question })),
    ...contradictionsIn(lines, table.columns, today),
    ...setAsideQuestion(lines.length, setAside),
  ]
}

function columnQuestion({ key, header, meaning, sureness, reason }: ColumnSeen): LookQuestion[] {
  if (sureness !== 'check' || meaning === undefined || meaning === 'ignored') return []
  const text = `Is ${header === '' ? `the column ${key}` : header} the ${meaningLabel(meaning)}? It was read so because ${reason}.`
  return [{ kind: 'column', text, keys: [key] }]
}

/** From here on so much of a file is left out that it is asked about. */
const asked = { share: 0.2, rows: 5 } as const

function setAsideQuestion(lines: number, groups: readonly SetAsideGroup[]): LookQuestion[] {
  const rows = groups.reduce((sum, group) => sum + (group.isMendable ? group.rows : 0), 0)
  if (rows < asked.rows || rows / (rows + lines) < asked.share) return []
  const share = Math.round((100 * rows) / (rows + lines))
  const text = `${rows.toLocaleString('en-US')} rows (${share} %) cannot be audited as they are. Audit the others?`
  return [{ kind: 'set-aside', text, keys: [] }]
}
