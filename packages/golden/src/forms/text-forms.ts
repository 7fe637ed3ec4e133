import { medicalDialects, pharmacyDialects, type Dialect } from '../making/dialects.ts'
import { written, type Delimited } from '../foreign/shapes.ts'
import type { Form } from './form.ts'

type Encoding = 'utf8' | 'utf16le' | 'latin1'

/** Rows as text, with the columns of one of our dialects. */
function textForm<Row>(
  name: string,
  dialect: Dialect<Row>,
  options: Delimited = {},
  encoding: Encoding = 'utf8',
): Form<Row> {
  const mark = encoding === 'utf16le' ? '\ufeff' : ''
  return {
    name,
    write: (rows) => Buffer.from(mark + written(tableOf(rows, dialect), options), encoding),
  }
}

/** The header and all rows as texts. */
export function tableOf<Row>(
  rows: readonly Row[],
  dialect: Dialect<Row>,
): readonly (readonly string[])[] {
  return [
    dialect.map(([header]) => header),
    ...rows.map((row) => dialect.map(([, cell]) => String(cell(row)))),
  ]
}

function sixDialects<Row>(own: Dialect<Row>, other: Dialect<Row>): readonly Form<Row>[] {
  return [
    textForm('CSV, every cell in quotation marks', own, { quotes: 'always', newline: '\r\n' }),
    textForm('CSV with semicolons, Windows-1252', own, { delimiter: ';' }, 'latin1'),
    textForm('text with tabs, UTF-16', own, { delimiter: '\t', newline: '\r\n' }, 'utf16le'),
    textForm('CSV of a warehouse', other),
    textForm('bars between cells, of a warehouse', other, { delimiter: '|' }),
    textForm('CSV with a title above and a total below', own, {
      above: [['Claims register'], ['']],
      below: [['Total', '', '', '']],
    }),
  ]
}

export const medicalTexts = sixDialects(medicalDialects.plain, medicalDialects.warehouse)
/** A reference number of a transaction is not taken for the number of a claim; here it says so. */
const standardFills = pharmacyDialects.standard.map(
  ([header, cell]) =>
    [header === 'transaction_reference_number' ? 'claim_number' : header, cell] as const,
)
export const pharmacyTexts = sixDialects(pharmacyDialects.plain, standardFills)
