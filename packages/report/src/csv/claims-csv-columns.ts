import { agreedCents, isoDate, summaryWithoutPersonalData, type Day } from '@plumbline/engine'
import type { AuditedLine } from '../facts/audited-line.ts'
import type { Members } from '../facts/members.ts'
import { providerOf } from '../facts/provider.ts'
import { summaryOrigin } from '../words/summary-origin.ts'
import { spreadsheetText } from './spreadsheet-text.ts'

/** A column of the export. Text is quoted and made safe; numbers and cents are written bare. */
export interface CsvColumn {
  readonly name: string
  readonly kind: 'text' | 'number' | 'cents'
  readonly value: (audited: AuditedLine, members: Members) => string | number | undefined
}

/** What the CSV export says of a line, left to right. */
export const claimsCsvColumns: readonly CsvColumn[] = [
  { name: 'row', kind: 'number', value: ({ line }) => line.row },
  { name: 'claim_id', kind: 'text', value: ({ line }) => line.claimId },
  { name: 'line_number', kind: 'text', value: ({ line }) => line.lineNumber },
  { name: 'status', kind: 'text', value: ({ verdict }) => verdict.errorFlag },
  { name: 'checked', kind: 'text', value: ({ verdict }) => verdict.checked },
  {
    name: 'member',
    kind: 'text',
    value: ({ line }, members) => members.ifNumbered(line.patientKey),
  },
  { name: 'provider', kind: 'text', value: ({ line }) => providerOf(line) },
  { name: 'service_date', kind: 'text', value: ({ line }) => dayText(line.serviceFromDay) },
  { name: 'paid_date', kind: 'text', value: ({ line }) => dayText(line.paidDay) },
  { name: 'procedure_code', kind: 'text', value: ({ line }) => line.procedureCode },
  { name: 'modifiers', kind: 'text', value: ({ line }) => line.modifiers.join(' ') },
  { name: 'diagnosis_codes', kind: 'text', value: ({ line }) => line.diagnoses.join(' ') },
  { name: 'place_of_service', kind: 'text', value: ({ line }) => line.placeOfService },
  { name: 'revenue_code', kind: 'text', value: ({ line }) => line.revenueCode },
  { name: 'units', kind: 'number', value: ({ line }) => line.units },
  { name: 'ndc', kind: 'text', value: ({ line }) => line.ndc ?? line.ndcAsBilled },
  { name: 'drug_name', kind: 'text', value: ({ line }) => line.drugName },
  { name: 'quantity', kind: 'number', value: ({ line }) => line.quantity },
  { name: 'days_supply', kind: 'number', value: ({ line }) => line.daysSupply },
  { name: 'prescription_number', kind: 'text', value: ({ line }) => line.prescriptionNumber },
  { name: 'billed_amount', kind: 'cents', value: ({ line }) => line.chargeCents },
  { name: 'allowed_amount', kind: 'cents', value: ({ line }) => line.allowedCents },
  { name: 'paid_amount', kind: 'cents', value: ({ line }) => line.paidCents },
  { name: 'medicare_amount', kind: 'cents', value: ({ verdict }) => verdict.medicareCents },
  { name: 'percent_of_medicare', kind: 'number', value: percentOfMedicare },
  { name: 'amount_at_risk', kind: 'cents', value: ({ savings }) => savings?.cents ?? 0 },
  { name: 'firm_amount', kind: 'cents', value: ({ savings }) => savings?.firmCents ?? 0 },
  {
    name: 'records_needed_amount',
    kind: 'cents',
    value: ({ savings }) => savings?.recordsNeededCents ?? 0,
  },
  { name: 'in_doubt_amount', kind: 'cents', value: ({ savings }) => savings?.inDoubtCents ?? 0 },
  { name: 'categories', kind: 'text', value: (audited) => distinct(audited, 'category') },
  { name: 'rules', kind: 'text', value: (audited) => distinct(audited, 'ruleId') },
  {
    name: 'audit_summary',
    kind: 'text',
    value: ({ verdict }) => summaryWithoutPersonalData(verdict),
  },
  { name: 'summary_origin', kind: 'text', value: () => summaryOrigin },
  { name: 'suggested_fix', kind: 'text', value: ({ verdict }) => verdict.suggestedFix },
]

/** What was agreed for the line, as a whole percent of what Medicare would have paid. */
function percentOfMedicare({ line, verdict: { medicareCents = 0 } }: AuditedLine) {
  const agreed = agreedCents(line)
  if (agreed === undefined || medicareCents === 0) return undefined
  return Math.round((100 * agreed) / medicareCents)
}

function dayText(day: Day | undefined): string | undefined {
  return day === undefined ? undefined : isoDate(day)
}

function distinct({ verdict }: AuditedLine, field: 'category' | 'ruleId'): string {
  return Array.from(new Set(verdict.findings.map((finding) => finding[field]))).join(' ')
}

/** A cell of the export as it is written, without the quotes around text. */
export function csvCell({ kind, value }: CsvColumn, line: AuditedLine, names: Members): string {
  const said = value(line, names)
  if (said === undefined) return ''
  if (kind === 'cents') return cents(Number(said))
  return kind === 'number' ? String(said) : spreadsheetText(String(said))
}

/** `-12.50`: a number to any program. */
function cents(amount: number): string {
  return (amount / 100).toFixed(2)
}
