import { allRules, type Rule } from '@plumbline/engine'
import { goldenFiles } from '../golden-files.ts'
import { plantedTables } from '../planted/planted-tables.ts'

/** Errors that are planted for every rule, at least. */
export const fewestPlanted = 5

/** How many lines carry the planted error of each rule; rules without any are left out. */
export function plantedCounts(): ReadonlyMap<string, number> {
  const planted = goldenFiles().flatMap(({ rows }) => rows.flatMap((row) => row.planted ?? []))
  return new Map(
    Array.from(
      Map.groupBy(planted, (id) => id),
      ([id, all]) => [id, all.length],
    ),
  )
}

/** Says of a rule with too few planted errors where to plant more; undefined where it has enough. */
export function plantsMissing(rule: Rule, counts: ReadonlyMap<string, number>): string | undefined {
  const count = counts.get(rule.id) ?? 0
  if (count >= fewestPlanted) return undefined
  return `${rule.id} has ${count} planted errors and needs ${fewestPlanted}: add them to packages/golden/src/planted/${tableFor(rule)}, then run "npm run golden".`
}

/** The table with the plants of this rule, or of most rules that are like it. */
function tableFor(rule: Rule): string {
  const [best] = Object.entries(plantedTables)
    .map(([name, scenes]) => {
      const ids = new Set(scenes.map(({ ruleId }) => ruleId))
      const rules = allRules.filter(({ id }) => ids.has(id))
      return { name, likeness: sum(rules.map((other) => likeness(rule, other))) }
    })
    .sort((a, b) => b.likeness - a.likeness)
  return best?.name ?? ''
}

function likeness(rule: Rule, other: Rule): number {
  if (rule.id === other.id) return 1000
  const isOfType = rule.auditTypes.some((type) => other.auditTypes.includes(type))
  return isOfType && rule.category === other.category ? 1 : 0
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
