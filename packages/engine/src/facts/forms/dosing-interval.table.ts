import type { DatedRow } from '../../reference/in-effect.ts'

/** A drug of which one unit lasts longer than a day. */
export interface DosingIntervalRow extends DatedRow {
  /** Words of the drug name. */
  readonly names: RegExp
  /** Strengths in the drug name that are taken so; any where left out. */
  readonly strength?: RegExp
  /** Days for which one billing unit lasts. */
  readonly daysAUnit: number
  readonly says: string
  /** Of which as many units as days are a daily dose, though fewer a week than the most. */
  readonly neverDaily?: true
}

/** Of rheumatism and psoriasis; twice as much, which the rule lets pass, is more than leukemia takes. */
const mostMethotrexateAWeek = 10

const labels = 'FDA labels, dosage and administration; chosen by Plumbline'

/** Tablets and capsules that are taken once a week or once a month. */
export const dosingIntervals: readonly DosingIntervalRow[] = [
  {
    names: /alendron|fosamax(?! plus)/i,
    strength: /\b(?:35|70)\s*mg\b/i,
    daysAUnit: 7,
    says: 'once a week',
    source: labels,
  },
  {
    names: /risedron|actonel|atelvia/i,
    strength: /\b35\s*mg\b/i,
    daysAUnit: 7,
    says: 'once a week',
    source: labels,
  },
  {
    names: /risedron|actonel/i,
    strength: /\b150\s*mg\b/i,
    daysAUnit: 28,
    says: 'once a month',
    source: labels,
  },
  {
    names: /ibandron|boniva/i,
    strength: /\b150\s*mg\b/i,
    daysAUnit: 28,
    says: 'once a month',
    source: labels,
  },
  {
    names: /ergocalcif|drisdol|vitamin d2|vit d2/i,
    strength: /\b(?:50[,.]?000|1\.25\s*mg)/i,
    daysAUnit: 7,
    says: 'once a week',
    source: labels,
  },
  {
    names: /methotrex|trexall|rheumatrex/i,
    strength: /\b2\.5\s*mg\b/i,
    daysAUnit: 7 / mostMethotrexateAWeek,
    says: 'once a week, ten tablets at most',
    neverDaily: true,
    source: 'FDA label of methotrexate tablets, boxed warning and dosage: once a week, never daily',
  },
]
