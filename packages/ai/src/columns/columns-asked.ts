/** A column as it was read, with what of it may be told. */
export interface ColumnKnown {
  /** What it is read as; null where it is not used. */
  readonly field: string | null
  /** Whether a person is asked what it is. */
  readonly isDoubtful: boolean
  /** Words of its header that names of columns use. */
  readonly words: readonly string[]
  /** How its values are written, each letter an `X` and each digit a `9`. */
  readonly shapes: readonly string[]
  /** What nearly all of its values could be, by the names of shapes. */
  readonly fits: readonly string[]
}

/** A field that a column may be. */
export interface FieldKnown {
  readonly field: string
  readonly label: string
  /** What its values must look like. */
  readonly shape: string
  readonly isMany: boolean
}

/** A doubtful column as a model is told of it. */
interface DoubtfulColumn extends Omit<ColumnKnown, 'isDoubtful'> {
  /** Its place in the file, 1 first. */
  readonly column: number
  readonly before: string | null
  readonly after: string | null
}

/** Everything that a model is told to say what doubtful columns are: words of closed lists, and shapes. */
export interface ColumnsAsked {
  readonly columns: readonly DoubtfulColumn[]
  /** What may be proposed. */
  readonly fields: readonly FieldKnown[]
}

/** So many doubtful columns of a file are asked about; the others are left to people. */
export const mostColumnsAsked = 40

/**
 * What may be asked about a table's doubtful columns: a field that another column surely is, and one that no
 * doubtful column's values look like, is no choice. Undefined where nothing is left to ask.
 */
export function columnsAsked(
  columns: readonly ColumnKnown[],
  fields: readonly FieldKnown[],
): ColumnsAsked | undefined {
  const columnAt = (at: number) => columns[at]?.field ?? null
  const doubtful = columns
    .map(({ isDoubtful, ...column }, at) => ({
      isDoubtful,
      told: { column: at + 1, ...column, before: columnAt(at - 1), after: columnAt(at + 1) },
    }))
    .filter(({ isDoubtful, told }) => isDoubtful && told.fits.length > 0)
    .map(({ told }) => told)
    .slice(0, mostColumnsAsked)
  const asked = new Set(doubtful.map(({ column }) => column))
  const taken = new Set(columns.flatMap(({ field }, at) => (asked.has(at + 1) ? [] : [field])))
  const shapes = new Set(doubtful.flatMap(({ fits }) => fits))
  const open = fields.filter(
    ({ field, shape, isMany }) => shapes.has(shape) && (isMany || !taken.has(field)),
  )
  return open.length > 0 ? { columns: doubtful, fields: open } : undefined
}
