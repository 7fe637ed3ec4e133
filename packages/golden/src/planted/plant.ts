import type { PlantedScene, Visit } from '../making/medical-scene.ts'

/** What the scenes of one rule share. */
type Common = Omit<PlantedScene, 'ruleId' | 'name' | 'visits'>

/** One scene for each telling of the same error; `!` in a bill marks the line at fault. */
export function plant(
  ruleId: string,
  common: Common,
  tellings: readonly (readonly Visit[])[],
): readonly PlantedScene[] {
  return tellings.map((visits) => ({
    ...common,
    ruleId,
    name: `${ruleId}: ${visits.map(({ bill }) => bill).join(', then ')} for ${visits[0]?.dx ?? 'nothing'}`,
    visits,
  }))
}
