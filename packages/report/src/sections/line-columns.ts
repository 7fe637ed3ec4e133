import type { AuditType, ClaimLine } from '@plumbline/engine'
import { html, type Content } from '../html.ts'
import { count, dollarsOrDash } from '../words/amounts.ts'
import { dayOrDash } from '../words/dates.ts'
import type { Column } from './table.ts'

/** A column of claim lines: how it is headed and what it shows. */
export interface LineColumn extends Column {
  readonly cell: (line: ClaimLine) => Content
}

const money: readonly LineColumn[] = [
  { label: 'Billed', kind: 'number', cell: ({ chargeCents }) => dollarsOrDash(chargeCents) },
  { label: 'Allowed', kind: 'number', cell: ({ allowedCents }) => dollarsOrDash(allowedCents) },
  { label: 'Paid', kind: 'number', cell: ({ paidCents }) => dollarsOrDash(paidCents) },
]

const row: LineColumn = { label: 'Row', kind: 'number', cell: (line) => count(line.row) }

const medical: readonly LineColumn[] = [
  row,
  { label: 'Service', kind: 'code', cell: (line) => dayOrDash(line.serviceFromDay) },
  { label: 'Code', kind: 'code', cell: procedureOf },
  { label: 'Diagnoses', kind: 'code', cell: diagnosesOf },
  { label: 'POS', kind: 'code', cell: (line) => line.placeOfService ?? line.billType ?? '–' },
  { label: 'Units', kind: 'number', cell: (line) => line.units ?? '–' },
  ...money,
]

const pharmacy: readonly LineColumn[] = [
  row,
  { label: 'Filled', kind: 'code', cell: (line) => dayOrDash(line.serviceFromDay) },
  { label: 'NDC', kind: 'code', cell: (line) => line.ndc ?? line.ndcAsBilled ?? '–' },
  { label: 'Drug', cell: (line) => line.drugName ?? '–' },
  { label: 'Quantity', kind: 'number', cell: (line) => line.quantity ?? '–' },
  { label: 'Days', kind: 'number', cell: (line) => line.daysSupply ?? '–' },
  ...money.filter(({ label }) => label !== 'Allowed'),
]

/** The columns in which claim lines of a kind are shown. */
export const lineColumns: Readonly<Record<AuditType, readonly LineColumn[]>> = { medical, pharmacy }

/** Procedure code and modifiers as coders write them: `99213-25`; else the revenue code or DRG. */
function procedureOf(line: ClaimLine): string {
  const code = line.procedureCode ?? line.revenueCode ?? line.drg
  return code === undefined ? '–' : [code, ...line.modifiers].join('-')
}

/** The first diagnosis, and how many follow. */
function diagnosesOf({ diagnoses }: ClaimLine): Content {
  const [first, ...rest] = diagnoses
  if (first === undefined) return '–'
  return rest.length === 0 ? first : html`${first} <span class="more">+${rest.length}</span>`
}
