import { pdfOf } from '../../../intake/src/testing/pdf-of.ts'
import { medicalDialects } from '../making/dialects.ts'
import type { MedicalRow } from '../making/medical-row.ts'
import { cms1500Form } from './cms-1500-form.ts'
import { institutionalRows, professionalRows } from './form-rows.ts'
import type { Form } from './form.ts'
import { measureScan, type ScanFigures } from './measure-scan.ts'
import { tableOf } from './text-forms.ts'
import { ub04Form } from './ub-04-form.ts'

const columns = [
  ...['Claim Number', 'Member ID', 'DOB', 'Date of Service', 'POS', 'CPT/HCPCS', 'Modifiers'],
  ...['Units', 'Charge', 'Allowed', 'Paid', 'Rendering NPI'],
]
const rowsOfPage = 25
const letterAcross = [792, 612] as const

/** Scans of the same claims, and how well they are read. */
export interface MeasuredScan extends ScanFigures {
  readonly name: string
}

/** How much is scanned. */
export interface ScanSize {
  /** Pages of the table. */
  readonly pages: number
  /** Claims on each form, beside its longest ones. */
  readonly claims: number
}

/** Scans a table and claims on each form, one after another; those alone whose name holds `wanted`. */
export async function* measureScans(
  { pages, claims }: ScanSize,
  wanted: string,
): AsyncGenerator<MeasuredScan> {
  const rows = professionalRows(rowsOfForms)
  const bills = institutionalRows(rowsOfForms)
  const scans: readonly (readonly [string, () => Promise<ScanFigures>])[] = [
    ['Table, twelve columns', () => ofTable(rows.slice(0, pages * rowsOfPage))],
    ...papers.flatMap((paper): (readonly [string, () => Promise<ScanFigures>])[] => [
      [`CMS-1500, ${paper}`, () => ofForm(cms1500Form(paper), rows, claims)],
      [`UB-04, ${paper}`, () => ofForm(ub04Form(paper), bills, claims)],
    ]),
  ]
  for (const [name, measure] of scans)
    if (name.includes(wanted)) yield { name, ...(await measure()) }
}

const papers = ['printed', 'printed with its labels', 'printed with its lines and labels'] as const
const rowsOfForms = 2000
/** Claims of at least so many lines are scanned all. */
const longClaim = 3

async function ofTable(rows: readonly MedicalRow[]): Promise<ScanFigures> {
  const dialect = medicalDialects.plain.filter(([header]) => columns.includes(header))
  const [header = [], ...cells] = tableOf(rows, dialect)
  const layout = { gap: 12, rowGap: 5, rowsPerPage: rowsOfPage, pageSize: letterAcross }
  return measureScan(await pdfOf(header, cells, layout))
}

/** The longest claims, those of several pages first, and so many of the others, from the first to the last. */
async function ofForm(
  { loses, write }: Form<MedicalRow>,
  rows: readonly MedicalRow[],
  count: number,
): Promise<ScanFigures> {
  const said = Map.groupBy(loses?.(rows) ?? rows, ({ claimId }) => claimId)
  const all = Array.from(said.values())
  const long = all.filter(({ length }) => length >= longClaim)
  const others = all.filter(({ length }) => length < longClaim)
  const step = Math.max(1, Math.floor(others.length / count))
  const chosen = others.filter((_, at) => at % step === 0).slice(0, count)
  return measureScan(await write([...long, ...chosen].flat()))
}

const percent = (share: number) => `${(100 * share).toFixed(2)} %`

/** What was measured, as rows of a table. */
export function scanRows(measured: readonly MeasuredScan[]): readonly (readonly string[])[] {
  return measured.map(({ name, pages, lines, setAside, values, wrong }) => [
    ...[name, String(pages), String(lines), percent(setAside / lines)],
    ...[
      String(values),
      String(wrong.length),
      values === 0 ? '' : percent(1 - wrong.length / values),
    ],
  ])
}

/** The columns of these rows. */
export const scanHeaders = [
  ...['scan', 'pages', 'lines', 'set aside', 'values read', 'of these wrong', 'right'],
] as const
