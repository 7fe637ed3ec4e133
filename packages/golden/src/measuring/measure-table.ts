import type { RuleMeasure } from './measure.ts'

/** The measures of two sets of tables side by side, as text; below it what was missed or wrong. */
export function measureTable(
  starter: readonly RuleMeasure[],
  official: readonly RuleMeasure[] | undefined,
): string {
  const byId = new Map(official?.map((each) => [each.ruleId, each]))
  const rows = starter.map((each) => [
    each.ruleId.padEnd(38),
    ...cells(each),
    ...(official ? cells(byId.get(each.ruleId)) : []),
  ])
  const head = ['rule'.padEnd(38), 'found   ', 'recall', 'precis', 'false e/l/o']
  const header = official ? [...head, ...head.slice(1)] : head
  const notes = [
    ...starter.flatMap((each) => remarks('starter pack', each)),
    ...(official ?? []).flatMap((each) => remarks('tables imported', each)),
  ]
  return [header, ...rows].map((row) => row.join('  ')).join('\n') + `\n\n${notes.join('\n')}\n`
}

function cells(measure: RuleMeasure | undefined): string[] {
  if (!measure) return []
  const { planted, found, falseAlarms } = measure
  const { error, lead, outlier } = falseAlarms
  const wrong = error + lead + outlier
  return [
    `${found}/${planted}`.padEnd(8),
    share(found, planted),
    share(found, found + wrong),
    `${error}/${lead}/${outlier}`.padEnd(11),
  ]
}

function share(part: number, whole: number): string {
  return (whole === 0 ? '-' : `${Math.round((1000 * part) / whole) / 10}%`).padStart(6)
}

function remarks(tables: string, { ruleId, missed, falseScenes }: RuleMeasure): string[] {
  return [
    ...missed.map((scene) => `${tables}: ${ruleId} missed ${scene}`),
    ...falseScenes.map((scene) => `${tables}: ${ruleId} speaks of ${scene}`),
  ]
}
