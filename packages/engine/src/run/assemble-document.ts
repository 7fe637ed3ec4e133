import type {
  AuditDocument,
  ClaimVerdict,
  ColumnReading,
  FileFacts,
  ReleaseLine,
  SetAsideRow,
} from '../result/audit-document.ts'
import { isoDate } from '../claim/day.ts'
import type { ReleaseInfo } from '../reference/dated-table.ts'
import { earlierClaimsNote, notesOfFindings } from '../result/file-notes.ts'
import type { MedicareComparison } from '../result/medicare-share.ts'
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
  medicare?: MedicareComparison,
): AuditDocument {
  const { columns, setAside } = reading
  const { coverage, summary, findingsByLine } = result
  const claims = medicare ? withPrices(result.claims, medicare) : result.claims
  const changed = earlierClaimsNote(result.earlierClaimsChanged)
  const notes = [
    ...reading.file.notes,
    ...notesOfFindings(findingsByLine),
    ...(changed === undefined ? [] : [changed]),
  ]
  const file = { ...reading.file, notes }
  const reference = releases.map(releaseLine)
  const said = { file, columns, setAside, reference, coverage, claims, summary }
  return { schemaVersion: 1, ...said, ...(medicare && { medicare: medicare.benchmark }) }
}

function withPrices(
  claims: readonly ClaimVerdict[],
  { centsByLine }: MedicareComparison,
): readonly ClaimVerdict[] {
  return claims.map((verdict, index) => {
    const medicareCents = centsByLine.get(index)
    return medicareCents === undefined ? verdict : { ...verdict, medicareCents }
  })
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
