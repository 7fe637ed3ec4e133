import type { TokenRow } from '../../source/token-source.ts'
import { fieldLabels } from '@plumbline/engine'
import type { Meaning } from '../../words/meanings.ts'
import type { AssignedColumn } from '../assign-columns.ts'

const unless: readonly Meaning[] = ['claimVersion', 'frequencyCode', 'adjustmentMark']
const says = /ver(?![a-z])|vers|vrsn/i
const ofElse = /icd|dx|diag|dgns|layout|file|schema|load|soft|vendor/i
const service: readonly Meaning[] = ['claimId', 'lineNumber', 'procedureCode', 'ndcAsBilled']
const confidence = 0.76

/**
 * The column that tells versions of a claim apart: a small number under a name for versions, different in all
 * rows that repeat one line of one claim.
 */
export function claimVersions(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
): readonly AssignedColumn[] {
  if (columns.some(({ meaning }) => unless.some((each) => each === meaning))) return columns
  if (!columns.some(({ meaning }) => meaning === 'claimId')) return columns
  const keys = columns
    .filter(({ meaning }) => service.some((each) => each === meaning))
    .map(({ column }) => column.index)
  const repeated = Array.from(
    Map.groupBy(rows, ({ cells }) => JSON.stringify(keys.map((at) => cells[at]?.trim()))).values(),
  ).filter((lines) => lines.length > 1)
  if (repeated.length === 0) return columns
  const [only, ...others] = columns.filter(
    (column) =>
      isOpen(column) && repeated.every((lines) => areDifferent(lines, column.column.index)),
  )
  if (!only || others.length > 0) return columns
  const reason = `no column is called ${fieldLabels.frequencyCode}, and this one numbers versions of lines`
  return columns.map((column) =>
    column === only ? { ...only, meaning: 'claimVersion' as const, confidence, reason } : column,
  )
}

function isOpen({ meaning, column: { header, values } }: AssignedColumn): boolean {
  return (
    meaning === undefined &&
    says.test(header) &&
    !ofElse.test(header) &&
    values.length > 0 &&
    values.every((value) => /^\d{1,2}$/.test(value))
  )
}

function areDifferent(lines: readonly TokenRow[], at: number): boolean {
  return new Set(lines.map(({ cells }) => cells[at]?.trim())).size === lines.length
}
