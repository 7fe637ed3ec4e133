import type { Day } from '../../claim/day.ts'
import { isInEffect } from '../../reference/in-effect.ts'
import { modifierRequirementRows, type ModifierRequirement } from './modifier-requirements.table.ts'

/** A modifier and one thing that it asks of its code. */
export interface AskedOfCode {
  readonly modifier: string
  readonly requirement: ModifierRequirement
}

const byModifier = Map.groupBy(
  modifierRequirementRows.flatMap((requirement) =>
    requirement.modifiers.map((modifier) => ({ modifier, requirement })),
  ),
  ({ modifier }) => modifier,
)

/** What modifiers ask of the code that they stand on, whenever they do; most ask nothing. */
export function askedByModifiers(modifiers: readonly string[]): readonly AskedOfCode[] {
  return modifiers.flatMap((modifier) => byModifier.get(modifier) ?? [])
}

/** Whether something is asked on a date of service. */
export function isAskedOn({ requirement }: AskedOfCode, day: Day | undefined): boolean {
  return isInEffect(requirement, day)
}
