import type { Release, TableData, TableName } from '@plumbline/engine'

/** A release of any table, imported or of the starter pack, ready to be asked. */
export type OpenTable = Release<TableData[TableName]>

/** An imported one, perhaps a part of a release. */
export interface OpenRelease extends OpenTable {
  /** See `ReleaseContent.part`. */
  readonly part: string | undefined
}
