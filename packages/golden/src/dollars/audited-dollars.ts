import {
  allRules,
  day,
  historyIndex,
  lineSavings,
  runAudit,
  type AuditType,
  type ClaimLine,
  type FindingClass,
  type ReferenceTables,
} from '@plumbline/engine'
import { readClaims, type IntakeResult } from '@plumbline/intake'

/** The day on which the files are audited. */
const auditDay = day('2026-02-02')

/** What an audit says that a line was paid too much, and by which rule. */
export interface LineDollars {
  readonly cents: number
  /** Of these, firm. */
  readonly firmCents: number
  readonly class: FindingClass | undefined
  readonly ruleId: string | undefined
}

function read(text: string, type: AuditType): Promise<IntakeResult> {
  const bytes = new TextEncoder().encode(text)
  return readClaims({ name: 'claims.csv', bytes }, { auditDay, type })
}

/** As an audit is handed the lines of an earlier upload. */
function asHistory(line: ClaimLine): ClaimLine {
  return { ...line, index: historyIndex, row: 0 }
}

/**
 * The dollars of every line of a file, in its order: the one place that reads them from an audit.
 *
 * @param history an earlier upload of the same patients
 */
export async function auditedDollars(
  text: string,
  type: AuditType,
  tables: ReferenceTables,
  history?: string,
): Promise<readonly LineDollars[]> {
  const { lines, fields, lineColumns } = await read(text, type)
  const earlier = history === undefined ? undefined : await read(history, type)
  const { claims } = runAudit({
    lines,
    fields,
    columns: lineColumns,
    ...(earlier && { history: earlier.lines.map(asHistory) }),
    rules: allRules,
    tables,
    auditDay,
  })
  return lines.map((line, at) => {
    const savings = lineSavings(line, claims[at]?.findings ?? [])
    const finding = savings?.parts[0]?.finding
    const { cents = 0, firmCents = 0 } = savings ?? {}
    return { cents, firmCents, class: finding?.class, ruleId: finding?.ruleId }
  })
}
