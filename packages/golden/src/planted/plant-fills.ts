import type { Fill, FillScene } from '../making/fill-scene.ts'

type Common = Omit<FillScene, 'name' | 'fills' | 'ruleId'>

/** One scene for each telling of an error of a rule. */
export function plantFills(
  ruleId: string,
  common: Common,
  tellings: readonly (readonly Fill[])[],
): readonly FillScene[] {
  return tellings.map((fills, index) => ({
    ...common,
    ruleId,
    name: `${ruleId}: ${fills.map(({ drug, days }) => `${drug} for ${days} days`).join(', then ')} (${index + 1})`,
    fills,
  }))
}
