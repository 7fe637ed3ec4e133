import type {
  AuditDocument,
  ColumnReading,
  FileFacts,
  ReleaseLine,
  SetAsideRow,
} from './audit-document.ts'
import type { AuditResult } from './run-audit.ts'

/** What reading the file came to, without the lines. */
export interface FileReading {
  readonly file: FileFacts
  readonly columns: readonly ColumnReading[]
  readonly setAside: readonly SetAsideRow[]
}

/** Everything that an audit says, from what was read, the tables at hand and the engine's answer. */
export function assembleDocument(
  reading: FileReading,
  reference: readonly ReleaseLine[],
  result: AuditResult,
): AuditDocument {
  const { file, columns, setAside } = reading
  const { coverage, claims, summary } = result
  return { schemaVersion: 1, file, columns, setAside, reference, coverage, claims, summary }
}
