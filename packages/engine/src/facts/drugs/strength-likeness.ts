import type { WrittenStrength } from './names/drug-name.ts'

/** How the strength of a name stands to that of the product. */
export type StrengthLikeness = 'same' | 'near' | 'other' | 'cannot tell'

/** Rounding, and the weight of a salt where one names the whole and the other the drug in it. */
const sameShare = 0.05
const saltShare = 0.45

const inMicrograms: Readonly<Record<string, number>> = { mcg: 1, mg: 1000, g: 1_000_000 }

/**
 * Compares strengths of tablets and capsules by weight; concentrations, percents and rates cannot be
 * told. A combination agrees in any order, by the parts that the name has, and by its sum, as mixed
 * amphetamine salts are named. `near` is within what a salt weighs: one of the two may mean the salt.
 */
export function strengthLikeness(
  named: WrittenStrength | undefined,
  listed: WrittenStrength | undefined,
): StrengthLikeness {
  const names = micrograms(named)
  const product = micrograms(listed)
  if (names === undefined || product === undefined) return 'cannot tell'
  if (names.length > product.length) return 'cannot tell'
  const total = product.reduce((sum, each) => sum + each, 0)
  if (names.length === 1 && isWithin(names[0] ?? 0, total, sameShare)) return 'same'
  if (eachIn(names, product, sameShare)) return 'same'
  return eachIn(names, product, saltShare) ? 'near' : 'other'
}

function micrograms(strength: WrittenStrength | undefined): readonly number[] | undefined {
  const factor = strength && inMicrograms[strength.unit]
  if (strength === undefined || factor === undefined) return undefined
  return strength.amounts.map((amount) => amount * factor).toSorted((a, b) => a - b)
}

/** Whether each amount named is one of the product, no one twice. */
function eachIn(names: readonly number[], product: readonly number[], share: number): boolean {
  const left = [...product]
  return names.every((named) => {
    const at = left.findIndex((amount) => isWithin(named, amount, share))
    if (at !== -1) left.splice(at, 1)
    return at !== -1
  })
}

function isWithin(one: number, other: number, share: number): boolean {
  return Math.abs(one - other) <= share * Math.max(one, other)
}
