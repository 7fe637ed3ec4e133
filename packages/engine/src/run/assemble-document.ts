import type {
  AuditDocument,
  ColumnReading,
  FileFacts,
  ReleaseLine,
  SetAsideRow,
} from '../result/audit-document.ts'
import { isoDate } from '../claim/day.ts'
import type { ReleaseInfo } from '../reference/dated-table.ts'
import { earlierClaimsNote, notesOfFindings } from '../result/file-notes.ts'
import type { MedicareBenchmark } from '../result/medicare-share.ts'
import type { AuditResult } from './run-audit.ts'
import { tableTitles } from '../reference/table-titles.ts'

/** What reading the file came to, without the lines. */
export interface FileReading {
  readonly file: FileFacts
  readonly columns: readonly ColumnReading[]
  readonly setAside: readonly SetAsideRow[]
}

/** Everything that an audit says, from what was read, the available tables and the engine's answer. */
export function assembleDocument(
  reading: FileReading,
  releases: readonly ReleaseInfo[],
  result: AuditResult,
  medicare?: MedicareBenchmark,
): AuditDocument {
  const { columns, setAside } = reading
  const { coverage, claims, summary, findingsByLine } = result
  const changed = earlierClaimsNote(result.earlierClaimsChanged)
  const notes = [
    ...reading.file.notes,
    ...notesOfFindings(findingsByLine),
    ...(changed === undefined ? [] : [changed]),
  ]
  const file = { ...reading.file, notes }
  const reference = releases.map(releaseLine)
  const said = { file, columns, setAside, reference, coverage, claims, summary }
  return { schemaVersion: 1, ...said, ...(medicare && { medicare }) }
}

/** A release as status and reports print it. */
export function releaseLine({ table, release, from, to, rows, origin }: ReleaseInfo): ReleaseLine {
  return {
    table,
    title: tableTitles[table],
    release,
    from: isoDate(from),
    to: isoDate(to),
    rows,
    origin,
  }
}
