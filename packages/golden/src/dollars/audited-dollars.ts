import {
  allRules,
  day,
  lineSavings,
  runAudit,
  type AuditType,
  type FindingClass,
  type ReferenceTables,
} from '@plumbline/engine'
import { readClaims } from '@plumbline/intake'

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

/** The dollars of every line of a file, in its order: the one place that reads them from an audit. */
export async function auditedDollars(
  text: string,
  type: AuditType,
  tables: ReferenceTables,
): Promise<readonly LineDollars[]> {
  const bytes = new TextEncoder().encode(text)
  const { lines, fields, lineColumns } = await readClaims(
    { name: 'claims.csv', bytes },
    { auditDay, type },
  )
  const { claims } = runAudit({
    lines,
    fields,
    ...(lineColumns && { columns: lineColumns }),
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
