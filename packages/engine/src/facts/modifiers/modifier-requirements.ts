import type { Day } from '../../claim/day.ts'
import { inEffect } from '../../reference/in-effect.ts'
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

/** Whether any of the modifiers ever asked something of the code that it stands on; most do not. */
export function askAnything(modifiers: readonly string[]): boolean {
  return modifiers.some((modifier) => byModifier.has(modifier))
}

/** What modifiers ask of the code that they stand on, on a date of service. */
export function askedByModifiers(
  modifiers: readonly string[],
  on: Day | undefined,
): readonly AskedOfCode[] {
  const asked = modifiers.flatMap((modifier) => byModifier.get(modifier) ?? [])
  return asked.filter(({ requirement }) => inEffect([requirement], on).length > 0)
}
