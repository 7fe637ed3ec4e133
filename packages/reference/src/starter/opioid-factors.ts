import type { OpioidFactor } from '@plumbline/engine'
import { codeSelection } from './lookup.ts'

// Source: CDC Clinical Practice Guideline for Prescribing Opioids for Pain, MMWR 71(RR-3), 2022-11-04,
// table "Morphine milligram equivalent doses for commonly prescribed opioids". Factors for one
// milligram a day by mouth, or one microgram an hour by patch. Written 2026-11. Opioids that the
// table does not name (buprenorphine above all) have no factor here; never borrow an older one.

/** Ingredient, or ingredient|route where the route decides; factor. */
export const opioidFactorRows: readonly (readonly [string, OpioidFactor])[] = [
  ['codeine', { factor: 0.15, unit: 'mg' }],
  ['fentanyl|patch', { factor: 2.4, unit: 'mcg/h' }],
  ['hydrocodone', { factor: 1, unit: 'mg' }],
  ['hydromorphone', { factor: 5, unit: 'mg' }],
  ['methadone', { factor: 4.7, unit: 'mg' }],
  ['morphine', { factor: 1, unit: 'mg' }],
  ['oxycodone', { factor: 1.5, unit: 'mg' }],
  ['oxymorphone', { factor: 3, unit: 'mg' }],
  ['tapentadol', { factor: 0.4, unit: 'mg' }],
  ['tramadol', { factor: 0.2, unit: 'mg' }],
]

export const opioidFactors = codeSelection(() => opioidFactorRows)
