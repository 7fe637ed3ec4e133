const modelColumn = /^'?([\p{L}\w][\p{L}\w ]*?)'?(?<!\s)\[([^\]]+)\]$/u
const fewestColumns = 3

/** Names that say something only together with their table. */
const needsTable: ReadonlySet<string> = new Set(
  'code id key name status number no nbr date type amount value description'.split(' '),
)

/**
 * The columns of a data model as programs of reports export them, the table before the column:
 * `FactClaims[PaidAmount]` is `PaidAmount`, `DimPlaceOfService[Code]` is `PlaceOfService Code`.
 * Undefined for a name of any other kind, and where fewer than three are written so.
 */
export function modelNames(header: readonly string[]): readonly (string | undefined)[] {
  const found = header.map((name) => modelColumn.exec(name.trim()))
  const areModel = found.filter((match) => match !== null).length >= fewestColumns
  return found.map((match) => {
    const [, table, column] = match ?? []
    if (!areModel || table === undefined || column === undefined) return undefined
    return needsTable.has(column.toLowerCase()) ? `${subjectOf(table)} ${column}` : column
  })
}

/** What a table is about, without the mark of its kind. */
function subjectOf(table: string): string {
  return table.replace(/^(?:dim|fact|tbl|vw|v|stg)(?=[\s_]|\p{Lu})[\s_]*/iu, '')
}
