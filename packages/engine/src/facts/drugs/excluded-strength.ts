import { strengthIn } from './names/drug-name.ts'

/**
 * Strengths that only exist for a use which Part D excludes, in milligrams of one tablet, while
 * other strengths of the ingredient are for a covered use: sildenafil 20 mg is for pulmonary
 * hypertension, finasteride 5 mg and tadalafil 5 mg for the prostate (FDA labels of Viagra and
 * Revatio, Propecia and Proscar, Cialis and Adcirca).
 */
const excludedStrengths: ReadonlyMap<string, { amounts: readonly number[]; use: string }> = new Map(
  [
    ['sildenafil', { amounts: [25, 50, 100], use: 'erectile dysfunction' }],
    ['tadalafil', { amounts: [10], use: 'erectile dysfunction' }],
    ['finasteride', { amounts: [1], use: 'cosmetic' }],
  ],
)

/** The excluded use of an ingredient in the strength that a drug name states, if there is one. */
export function excludedUseOfStrength(
  ingredient: string | undefined,
  drugName: string | undefined,
): string | undefined {
  const excluded = ingredient === undefined ? undefined : excludedStrengths.get(ingredient)
  if (excluded === undefined || drugName === undefined) return undefined
  const strength = strengthIn(drugName)
  const [amount, more] = strength?.amounts ?? []
  if (strength?.unit !== 'mg' || amount === undefined || more !== undefined) return undefined
  return excluded.amounts.includes(amount) ? excluded.use : undefined
}
