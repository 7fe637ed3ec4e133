import type { AuditType } from '@plumbline/engine'
import type { AssignedColumn } from '../columns/assign-columns.ts'
import { isDoubtful } from '../columns/column-readings.ts'
import type { Understanding } from '../understand/understand-table.ts'
import { unreadColumns } from '../understand/unread-columns.ts'
import type { Meaning } from '../words/meanings.ts'
import { columnClues, type ColumnClues } from './column-clues.ts'
import { headerFingerprint } from './header-fingerprint.ts'
import { mappingKey } from './mapping-key.ts'

/** `said`: a person said so; `check`: only like what it is taken for, worth a look; `unread`: not used. */
export type Sureness = 'said' | 'certain' | 'likely' | 'check' | 'unread'

/** A column as a person looks at it before the audit. */
export interface ColumnSeen {
  /** How a mapping speaks of it. */
  readonly key: string
  readonly header: string
  readonly meaning: Meaning | 'ignored' | undefined
  readonly sureness: Sureness
  readonly reason: string
  /** A few of its values; of what tells who a patient is, their shape alone. */
  readonly samples: readonly string[]
  /** What of its values may be told to whoever helps, where it is in doubt. */
  readonly clues?: ColumnClues
}

/** A table as it was understood, before its rows are judged. */
export interface TableSeen {
  readonly type: AuditType
  /** Physical line of the header, 1 first. */
  readonly headerRow: number
  /** Of the header as it was found; see `headerFingerprint`. */
  readonly fingerprint: string
  /** The format itself says what its columns mean: there is nothing to choose. */
  readonly isFixed: boolean
  readonly columns: readonly ColumnSeen[]
  /** What is asked about columns that are left out, though the file lacks what they may hold. */
  readonly unread: readonly { readonly text: string; readonly keys: readonly string[] }[]
  /** Rows among which the header stands, each in a line of text. */
  readonly top: readonly { readonly row: number; readonly text: string }[]
}

interface SeenFrom {
  readonly isFixed: boolean
  /** That of the headings as they were found, where a person chose others. */
  readonly fingerprint: string | undefined
  /** The reason of columns of which a person said what they are. */
  readonly saidBecause: string | undefined
  /** Nothing can be read before a column is named: each that is not used is in doubt. */
  readonly lacksOne: boolean
}

/** The table, without what stands above it: a mapping speaks of columns alone. */
export function tableSeen(
  { type, table, columns, top }: Pick<Understanding, 'type' | 'table' | 'columns' | 'top'>,
  { isFixed, fingerprint, saidBecause, lacksOne }: SeenFrom,
): TableSeen {
  const { header, headerRow } = table
  const own = columns.filter(({ column }) => column.index < header.length)
  const unread = unreadColumns(own).flatMap(({ columns: left, question }) => {
    if (question === undefined) return []
    return { text: question, keys: left.map(({ column }) => mappingKey(header, column.index)) }
  })
  const asked = new Set(unread.flatMap(({ keys }) => keys))
  const cluesOf = (seen: ColumnSeen, { column }: AssignedColumn) => {
    const isOpen = seen.sureness === 'unread' && (lacksOne || asked.has(seen.key))
    const isInDoubt = !isFixed && (isOpen || seen.sureness === 'check')
    return isInDoubt ? { clues: columnClues(column.values) } : {}
  }
  return {
    type,
    headerRow,
    fingerprint: fingerprint ?? headerFingerprint(header),
    isFixed,
    columns: own.map((assigned) => {
      const seen = columnSeen(assigned, header, saidBecause)
      return { ...seen, ...cluesOf(seen, assigned) }
    }),
    unread,
    top: isFixed
      ? []
      : top
          .filter(({ row, cells }) => row === headerRow || mayBeHeader(cells))
          .map(({ row, cells }) => ({ row, text: topText(cells) })),
  }
}

function columnSeen(
  assigned: AssignedColumn,
  header: readonly string[],
  saidBecause: string | undefined,
): ColumnSeen {
  const { column, meaning, reason } = assigned
  return {
    key: mappingKey(header, column.index),
    header: column.header,
    meaning,
    sureness: reason === saidBecause ? 'said' : surenessOf(assigned),
    reason,
    samples: samplesOf(column.values, meaning),
  }
}

/** Rows of values, which may tell of patients, are none to choose among. */
function mayBeHeader(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const words = filled.filter((cell) => !/\d/.test(cell))
  return filled.length >= 3 && words.length / filled.length >= 0.7
}

const topLength = 120

function topText(cells: readonly string[]): string {
  const text = cells.filter((cell) => cell.trim() !== '').join(' | ')
  return text.length > topLength ? `${text.slice(0, topLength)}…` : text
}

const certain = 0.9

function surenessOf(assigned: AssignedColumn): Sureness {
  if (assigned.meaning === undefined || assigned.meaning === 'ignored') return 'unread'
  if (isDoubtful(assigned)) return 'check'
  return assigned.confidence >= certain ? 'certain' : 'likely'
}

const samplesShown = 4
const sampleLength = 40

/** What says who a patient is. */
const personal: ReadonlySet<string> = new Set<Meaning>([
  ...(['patientKey', 'subscriberId', 'patientName', 'patientFirstName'] as const),
  ...(['patientLastName', 'birthDay', 'deathDay'] as const),
])

function samplesOf(values: readonly string[], meaning: ColumnSeen['meaning']): string[] {
  const few = [...new Set(values)].slice(0, samplesShown)
  const shown = meaning !== undefined && personal.has(meaning) ? few.map(shapeOf) : few
  return [...new Set(shown)].map((value) =>
    value.length > sampleLength ? `${value.slice(0, sampleLength)}…` : value,
  )
}

/** `A123-77` as `X999-99`. */
function shapeOf(value: string): string {
  return value.replace(/\p{L}/gu, 'X').replace(/\p{N}/gu, '9')
}
