/** A side of the body. */
export type Side = 'left' | 'right'

/** Modifiers that name one side: eyelids E1 to E4, hands FA to F9, feet TA to T9, LT and RT. */
const sideOfModifier: ReadonlyMap<string, Side> = new Map<string, Side>([
  ...['LT', 'E1', 'E2', 'FA', 'F1', 'F2', 'F3', 'F4', 'TA', 'T1', 'T2', 'T3', 'T4'].map(
    (modifier) => [modifier, 'left'] as const,
  ),
  ...['RT', 'E3', 'E4', 'F5', 'F6', 'F7', 'F8', 'F9', 'T5', 'T6', 'T7', 'T8', 'T9'].map(
    (modifier) => [modifier, 'right'] as const,
  ),
])

/** The one side that a line's modifiers name; undefined for none, both, or bilateral (50). */
export function billedSide(modifiers: readonly string[]): Side | undefined {
  let side: Side | undefined
  for (const modifier of modifiers) {
    if (modifier === '50') return undefined
    const named = sideOfModifier.get(modifier)
    if (named === undefined) continue
    if (side !== undefined && side !== named) return undefined
    side = named
  }
  return side
}
