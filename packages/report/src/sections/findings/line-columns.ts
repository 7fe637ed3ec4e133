import { diagnosisText, type AuditType, type ClaimLine } from '@plumbline/engine'
import type { Column } from '../../elements/table.ts'
import { html, type Content } from '../../html.ts'
import { dollarsOrDash, unstated } from '../../words/amounts.ts'
import { dayOrDash } from '../../words/dates.ts'

/** A column of claim lines: how it is headed and what it shows. */
export interface LineColumn extends Column {
  readonly cell: (line: ClaimLine) => Content
}

const money: readonly LineColumn[] = [
  { label: 'Billed', kind: 'number', cell: ({ chargeCents }) => dollarsOrDash(chargeCents) },
  { label: 'Allowed', kind: 'number', cell: ({ allowedCents }) => dollarsOrDash(allowedCents) },
  { label: 'Paid', kind: 'number', cell: ({ paidCents }) => dollarsOrDash(paidCents) },
]

const row: LineColumn = { label: 'Row', kind: 'number', cell: (line) => line.row }

const medical: readonly LineColumn[] = [
  row,
  { label: 'Service', kind: 'code', cell: (line) => dayOrDash(line.serviceFromDay) },
  { label: 'Code', kind: 'code', cell: procedureOf },
  { label: 'Diagnoses', kind: 'code', cell: diagnosesOf },
  { label: 'POS', kind: 'code', cell: (line) => line.placeOfService ?? line.billType ?? unstated },
  { label: 'Units', kind: 'number', cell: (line) => line.units ?? unstated },
  ...money,
]

const pharmacy: readonly LineColumn[] = [
  row,
  { label: 'Filled', kind: 'code', cell: (line) => dayOrDash(line.serviceFromDay) },
  { label: 'NDC', kind: 'code', cell: (line) => line.ndc ?? line.ndcAsBilled ?? unstated },
  { label: 'Drug', cell: (line) => line.drugName ?? unstated },
  { label: 'Quantity', kind: 'number', cell: (line) => line.quantity ?? unstated },
  { label: 'Days', kind: 'number', cell: (line) => line.daysSupply ?? unstated },
  ...money,
]

/** The columns in which the lines of a file are shown: those that any of its lines fills. */
export function lineColumnsOf(type: AuditType, lines: readonly ClaimLine[]): readonly LineColumn[] {
  const columns = type === 'pharmacy' ? pharmacy : medical
  return columns.filter(({ cell }) => lines.some((line) => cell(line) !== unstated))
}

/** Procedure code and modifiers as coders write them: `99213-25`; else the revenue code or DRG. */
function procedureOf(line: ClaimLine): string {
  const code = line.procedureCode ?? line.revenueCode ?? line.drg
  return code === undefined ? unstated : [code, ...line.modifiers].join('-')
}

/** The first diagnosis, and how many follow. */
function diagnosesOf({ diagnoses }: ClaimLine): Content {
  const [first, ...rest] = diagnoses
  if (first === undefined) return unstated
  const text = diagnosisText(first)
  return rest.length === 0 ? text : html`${text} <span class="more">+${rest.length}</span>`
}
