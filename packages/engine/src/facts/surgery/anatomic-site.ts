/** Eyelids, fingers, toes and sides with the side each lies on; the coronary arteries have none. */
const sideOfModifier: ReadonlyMap<string, Side> = new Map([
  ...sites('left', ['LT', 'E1', 'E2', 'FA', 'F1', 'F2', 'F3', 'F4', 'TA', 'T1', 'T2', 'T3', 'T4']),
  ...sites('right', ['RT', 'E3', 'E4', 'F5', 'F6', 'F7', 'F8', 'F9', 'T5', 'T6', 'T7', 'T8', 'T9']),
  ...sites('heart', ['LC', 'LD', 'LM', 'RC', 'RI']),
])

type Side = 'left' | 'right' | 'heart'

function sites(side: Side, modifiers: readonly string[]): (readonly [string, Side])[] {
  return modifiers.map((modifier) => [modifier, side] as const)
}

/** Whether a modifier names a place on the body (NCCI Policy Manual ch. I, E: anatomic modifiers). */
export function isAnatomic(modifier: string): boolean {
  return sideOfModifier.has(modifier)
}

/**
 * Whether two anatomic modifiers name places apart. A whole side holds its own fingers, toes and
 * eyelids, so LT and TA (left great toe) may be one place.
 */
export function areApart(one: string, two: string): boolean {
  if (one === two) return false
  const wholeSide = one === 'LT' || one === 'RT' || two === 'LT' || two === 'RT'
  return !wholeSide || sideOfModifier.get(one) !== sideOfModifier.get(two)
}
