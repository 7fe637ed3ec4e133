import { medicalDialects, pharmacyDialects, writeCsv, type Dialect } from '../making/dialects.ts'
import type { FillRow } from '../making/fill-row.ts'
import type { OwnChanges } from './layout.ts'
import type { MedicalRow } from '../making/medical-row.ts'
import { fillHeaders, medicalHeaders, type OwnHeaders } from './own-headers.table.ts'

/** Visits in our own layout with the columns of these fields alone. */
export function ownMedicalText(
  rows: readonly MedicalRow[],
  fields: ReadonlySet<string>,
  changes: OwnChanges<MedicalRow> = {},
): string {
  return ownText(rows, restricted(medicalDialects.plain, medicalHeaders, fields), changes)
}

/** Fills in our own layout with the columns of these fields alone. */
export function ownFillText(
  rows: readonly FillRow[],
  fields: ReadonlySet<string>,
  changes: OwnChanges<FillRow> = {},
): string {
  return ownText(rows, restricted(pharmacyDialects.plain, fillHeaders, fields), changes)
}

function ownText<Row>(
  rows: readonly Row[],
  dialect: Dialect<Row>,
  { headers = {}, blank, columns = [], rows: isLine = () => true }: OwnChanges<Row>,
): string {
  const blanked = ([header, cell]: Dialect<Row>[number]): Dialect<Row>[number] =>
    blank?.headers.includes(header) === true
      ? [header, (row) => (blank.where(row) ? '' : cell(row))]
      : [header, cell]
  const own = dialect
    .map(blanked)
    .map(([header, cell]) => [headers[header] ?? header, cell] as const)
  return writeCsv(rows.filter(isLine), [...own, ...columns])
}

function restricted<Row>(
  dialect: Dialect<Row>,
  headers: OwnHeaders<Row>,
  fields: ReadonlySet<string>,
): Dialect<Row> {
  const kept = new Set(
    Object.entries<readonly string[] | undefined>(headers).flatMap(([field, names]) =>
      fields.has(field) ? (names ?? []) : [],
    ),
  )
  return dialect.filter(([header]) => kept.has(header))
}
