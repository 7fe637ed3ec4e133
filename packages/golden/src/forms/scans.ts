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

/** Scans a table of so many pages, and as many claims on each form. */
export async function measureScans(pages: number): Promise<readonly MeasuredScan[]> {
  const rows = professionalRows(pages * rowsOfPage).slice(0, pages * rowsOfPage)
  const dialect = medicalDialects.plain.filter(([header]) => columns.includes(header))
  const [header = [], ...cells] = tableOf(rows, dialect)
  const table = await pdfOf(header, cells, {
    ...{ gap: 12, rowGap: 5, rowsPerPage: rowsOfPage, pageSize: letterAcross },
  })
  const bills = institutionalRows(pages * rowsOfPage)
  const measured: MeasuredScan[] = []
  const add = (name: string, figures: ScanFigures) => measured.push({ name, ...figures })
  add('Table, twelve columns', await measureScan(table))
  for (const paper of papers) {
    add(`CMS-1500, ${paper}`, await ofForm(cms1500Form(paper), rows, pages))
    add(`UB-04, ${paper}`, await ofForm(ub04Form(paper), bills, pages))
  }
  return measured
}

const papers = ['printed', 'printed with its labels', 'printed with its lines and labels'] as const

/** So many claims on a form, from the first to the last; those of several pages come first. */
async function ofForm(
  { loses, write }: Form<MedicalRow>,
  rows: readonly MedicalRow[],
  count: number,
): Promise<ScanFigures> {
  const said = loses?.(rows) ?? rows
  const all = Array.from(new Set(said.map(({ claimId }) => claimId)))
  const step = Math.max(1, Math.floor(all.length / count))
  const claims = new Set(all.filter((_, at) => at % step === 0).slice(0, count))
  return measureScan(await write(said.filter(({ claimId }) => claims.has(claimId))))
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
