import type { MappingFile, UploadLook } from '@plumbline/contract'

/** What a person says on the page: columns by their keys, and the line of the header. */
export interface Said {
  readonly columns: Readonly<Record<string, string>>
  readonly headerRow: number
}

/** What was said before, or nothing yet. */
export function saidSoFar({ mapping, headerRow }: UploadLook): Said {
  return { columns: mapping?.columns ?? {}, headerRow }
}

/** What a column is taken for: as a person says, else as it was read. */
export function meaningOf(said: Said, { key, meaning }: UploadLook['columns'][number]): string {
  return said.columns[key] ?? meaning ?? 'ignored'
}

/**
 * The mapping that the page stands for: what was said, and the columns that were asked about as they
 * were left, since whoever goes on has answered. Undefined where that is nothing.
 */
export function mappingOf(look: UploadLook, said: Said): MappingFile | undefined {
  const asked = new Set(look.questions.flatMap(({ keys }) => keys))
  const left = look.columns.filter(({ key }) => asked.has(key))
  const columns = {
    ...Object.fromEntries(left.map((column) => [column.key, meaningOf(said, column)])),
    ...said.columns,
  }
  const isMoved = said.headerRow !== look.headerRow
  const headerRow = isMoved ? said.headerRow : look.mapping?.headerRow
  if (Object.keys(columns).length === 0 && headerRow === undefined) return undefined
  return {
    ...look.mapping,
    // Columns of another header are called otherwise.
    columns: isMoved ? {} : columns,
    ...(headerRow !== undefined && { headerRow }),
  }
}

/** Whether anything was said that the totals do not show yet. */
export function isChanged(look: UploadLook, said: Said): boolean {
  return (
    said.headerRow !== look.headerRow ||
    look.columns.some((column) => meaningOf(said, column) !== (column.meaning ?? 'ignored'))
  )
}
