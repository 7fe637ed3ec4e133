import type { FindingLine } from '@plumbline/contract'
import {
  diagnosisText,
  dollars,
  fieldLabels,
  isoDate,
  isoDateText,
  type ClaimField,
  type ClaimLine,
  type Evidence,
  type Finding,
} from '@plumbline/engine'
import type { RowPlace } from '@plumbline/intake'
import { findLinesAtRows } from '../../db/review/lines-at-rows.ts'
import type { FindingRow } from '../../db/review/read-findings.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { openClaim, storedLine } from '../../stored-audits/stored-claim.ts'
import { placeShown } from '../../stored-audits/row-place.ts'
import type { OpenUpload } from './open-uploads.ts'

const linesShown = 20

/** In the order in which a reader compares lines. */
const compared = [
  ...['claimId', 'lineNumber', 'claimStatus', 'serviceFromDay', 'serviceThroughDay'],
  ...['procedureCode', 'modifiers', 'units', 'diagnoses', 'placeOfService', 'revenueCode', 'drg'],
  ...['ndc', 'drugName', 'quantity', 'daysSupply', 'prescriptionNumber', 'billingNpi'],
  ...['renderingNpi', 'pharmacyId', 'prescriberNpi', 'chargeCents', 'allowedCents', 'paidCents'],
  ...['patientShareCents', 'paidDay'],
] as const

interface Shown {
  readonly row: number
  readonly place?: RowPlace | undefined
  /** Which line of the file, 0 first; undefined for what an earlier file holds. */
  readonly index?: number
  readonly isEarlier: boolean
  readonly atFault: boolean
  readonly line: Partial<ClaimLine>
}

/** The lines of a finding, side by side, with the cells marked that its rule read. */
export async function findingLines(
  tx: TenantTransaction,
  { upload, key }: OpenUpload,
  row: FindingRow,
  finding: Finding,
): Promise<{ lines: FindingLine[]; linesLeftOut: number }> {
  const own = [...new Set([...finding.rows, ...finding.evidence.map((cell) => cell.row)])]
    .filter((one) => one > 0)
    .sort((one, other) => one - other)
  const found = await findLinesAtRows(tx, upload.id, own.slice(0, linesShown))
  const lines = found.map((claim): Shown => {
    const opened = openClaim(key, claim)
    return {
      row: claim.row,
      place: opened.place,
      index: claim.line,
      isEarlier: false,
      atFault: claim.finding_numbers.includes(row.number) && !finding.ofEarlierClaim,
      line: storedLine(opened, upload.audit_type),
    }
  })
  const earlier = finding.evidence.some((cell) => cell.row === 0)
  const atFault = finding.ofEarlierClaim ?? false
  if (earlier) lines.push({ row: 0, isEarlier: true, atFault, line: {} })
  const fields = fieldsOf(lines, finding)
  return {
    lines: lines.map((line) => lineAnswer(line, fields, finding)),
    linesLeftOut: Math.max(0, own.length - linesShown),
  }
}

/** The compared fields that any of the lines has, then what else the rule read. */
function fieldsOf(lines: readonly Shown[], { evidence }: Finding): string[] {
  const stated = compared.filter((field) =>
    lines.some(({ line }) => textOf(field, line[asField(field)]) !== ''),
  )
  return [...new Set([...stated, ...evidence.map(({ field }) => field)])]
}

function lineAnswer(shown: Shown, fields: readonly string[], finding: Finding): FindingLine {
  const { row, place, index, isEarlier, atFault, line } = shown
  const read = new Map(finding.evidence.filter((cell) => cell.row === row).map(named))
  const own = finding.atRisk.find((amount) => amount.row === row && isOfLine(amount.line, index))
  const cents = own?.cents ?? 0
  return {
    ...{ row, isEarlier, atFault },
    place: place ? placeShown(place) : null,
    atRisk: atFault ? cents / 100 : 0,
    cells: fields.map((field) => ({
      field,
      label: labels.get(field) ?? field,
      value: shownAs(field, valueOf(field, line, read)),
      decides: read.has(field),
    })),
  }
}

/** Lines of one row (wide files) have amounts of their own; any other amount is its row's. */
function isOfLine(named: number | undefined, index: number | undefined): boolean {
  return named === undefined || named === index
}

function named({ field, value }: Evidence): readonly [string, string] {
  return [field, value]
}

const labels: ReadonlyMap<string, string> = new Map(Object.entries(fieldLabels))
const withheld: ReadonlySet<string> = new Set(['patientKey', 'birthDay', 'birthYear', 'deathDay'])

function textOf(field: string, value: unknown): string {
  if (value === undefined || value === null || withheld.has(field)) return ''
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').join(', ')
  if (typeof value === 'number') {
    if (field.endsWith('Cents')) return dollars(value)
    return field.endsWith('Day') ? isoDate(value) : String(value)
  }
  return typeof value === 'string' ? value : ''
}

/** As the rule read it; of a claim number the line's own, which the rule may name with its line. */
function valueOf(
  field: string,
  line: Partial<ClaimLine>,
  read: ReadonlyMap<string, string>,
): string {
  const own = textOf(field, line[asField(field)])
  return field === 'claimId' && own !== '' ? own : (read.get(field) ?? own)
}

/** Diagnoses with their point, as they are spoken of; dates as Americans write them. */
function shownAs(field: string, text: string): string {
  if (field.endsWith('Day')) return isoDateText(text)
  return field === 'diagnoses' ? text.split(', ').map(diagnosisText).join(', ') : text
}

/** Evidence names fields of lines. */
function asField(field: string): ClaimField {
  return field as ClaimField
}
