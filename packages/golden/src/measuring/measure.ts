import { allRules, type FindingClass, type ReferenceTables } from '@plumbline/engine'
import { goldenFiles } from '../golden-files.ts'
import { physicalRow, type GoldenFile } from '../making/golden-file.ts'
import { auditGolden, type RowFinding } from './audit-golden.ts'

/** How one rule did over all golden files. */
export interface RuleMeasure {
  readonly ruleId: string
  /** Rows with the rule's error. */
  readonly planted: number
  readonly found: number
  /** Scenes whose error was not found. */
  readonly missed: readonly string[]
  /** Rows without any planted error that the rule speaks of, by class; notices are no alarms. */
  readonly falseAlarms: Readonly<Record<Exclude<FindingClass, 'notice'>, number>>
  /** Scenes of those rows. */
  readonly falseScenes: readonly string[]
}

/** Measures every registered rule, and every rule for which an error was planted. */
export async function measureRules(
  tables: ReferenceTables,
  files: readonly GoldenFile[] = goldenFiles(),
): Promise<readonly RuleMeasure[]> {
  const audits: { file: GoldenFile; findings: readonly RowFinding[] }[] = []
  for (const file of files) {
    const [dialect = ''] = Object.keys(file.texts)
    audits.push({ file, findings: (await auditGolden(file, dialect, tables)).findings })
  }
  const planted = audits.flatMap(({ file }) => file.rows.flatMap((row) => row.planted ?? []))
  const ids = new Set([...allRules.map(({ id }) => id), ...planted])
  return Array.from(ids, (ruleId) => merge(ruleId, audits))
}

function merge(
  ruleId: string,
  audits: readonly { file: GoldenFile; findings: readonly RowFinding[] }[],
): RuleMeasure {
  const missed: string[] = []
  const falseScenes = new Set<string>()
  const falseAlarms = { error: 0, lead: 0, outlier: 0 }
  let [planted, found] = [0, 0]
  for (const { file, findings } of audits) {
    const own = findings.filter((each) => each.ruleId === ruleId)
    const hits = new Set(own.map(({ row }) => row))
    file.rows.forEach((truth, position) => {
      if (truth.planted !== ruleId) return
      planted++
      if (hits.has(physicalRow(position))) found++
      else missed.push(truth.scene)
    })
    for (const { row, class: severity } of own) {
      const truth = file.rows[row - physicalRow(0)]
      if (truth?.planted !== undefined || severity === 'notice') continue
      falseAlarms[severity]++
      falseScenes.add(truth?.scene ?? '')
    }
  }
  return { ruleId, planted, found, missed, falseAlarms, falseScenes: Array.from(falseScenes) }
}
