import { delimited, type Sheet } from './shapes.ts'
import type { Cell, Column, Layout } from './layout.ts'
import { dayStyles, moneyStyles, textStyles } from './styles.ts'

type Cells<Row, Name extends string> = Readonly<Record<Name, Cell<Row>>>

/** What a layout writes, and what it says of each row. */
export interface Written<Row> {
  readonly bytes: Uint8Array
  /** Rows as far as the layout can say them. */
  readonly rows: readonly Row[]
  readonly fields: ReadonlySet<string>
  /** Whether its lines say of which claim they are. */
  readonly saysClaim: boolean
}

/** Writes a layout's rows in its manner. Throws `RangeError` on a style that does not fit its cell. */
export function writeLayout<Row extends { readonly claimId: string }, Name extends string>(
  layout: Layout<Row, Name>,
  cells: Cells<Row, Name>,
): Written<Row> {
  const { columns, facts = [], shape = delimited(), encoding = 'utf8' } = layout
  const rows = layout.rows().map((row) => ({ ...row, ...layout.loses?.(row) }))
  const say = (row: Row) => (column: Column<Name>) =>
    cellText({ ...layout, rows }, cells, column, row)
  const sheet: Sheet = {
    headers: columns.map(([header]) => header),
    rows: rows.map((row) => ({
      claim: row.claimId,
      cells: columns.map(say(row)),
      facts: facts.map((fact) => [fact[0], say(row)(fact)] as const),
    })),
  }
  const said = [...columns, ...facts].flatMap(([, name]) => cellNamed(cells, name)?.fields ?? [])
  return {
    bytes: encoded(shape(sheet), encoding),
    rows,
    fields: new Set([...said, ...(layout.implies ?? [])]),
    saysClaim: said.includes('claimId'),
  }
}

function cellNamed<Row, Name extends string>(
  cells: Cells<Row, Name>,
  name: Name | `=${string}`,
): Cell<Row> | undefined {
  return isConstant(name) ? undefined : cells[name]
}

function isConstant(name: string): name is `=${string}` {
  return name.startsWith('=')
}

function cellText<Row, Name extends string>(
  layout: Omit<Layout<Row, Name>, 'rows'> & { readonly rows: readonly Row[] },
  cells: Cells<Row, Name>,
  [header, name, style]: Column<Name>,
  row: Row,
): string {
  if (isConstant(name)) return name.slice(1)
  const cell = cells[name]
  const misfit = () => new RangeError(`${layout.name}: ${header} cannot be written as ${style}`)
  if (cell.kind === 'day') {
    const of = cell.of(row)
    const write = named(dayStyles, style ?? layout.days ?? 'iso')
    if (!write) throw misfit()
    return of === undefined ? '' : write(of)
  }
  if (cell.kind === 'money') {
    const of = cell.of(row, layout.rows)
    const write = named(moneyStyles, style ?? layout.money ?? 'plain')
    if (!write) throw misfit()
    return of === undefined ? '' : write(of)
  }
  if (style === undefined) return cell.of(row)
  const write = named(textStyles, style)
  if (!write) throw misfit()
  return write(cell.of(row))
}

function named<Write>(styles: Readonly<Record<string, Write>>, name: string): Write | undefined {
  return Object.hasOwn(styles, name) ? styles[name] : undefined
}

function encoded(text: string, encoding: 'utf8' | 'utf16le' | 'utf16be' | 'latin1'): Uint8Array {
  if (encoding === 'utf16be') return Buffer.from(text, 'utf16le').swap16()
  return Buffer.from(text, encoding)
}
