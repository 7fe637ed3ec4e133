import type { DatedRow } from '../../reference/in-effect.ts'

/** A product of which every package in the United States is sold without a prescription. */
export interface ShelfDrugRow extends DatedRow {
  /** Words of the name that no product on prescription has. */
  readonly names: RegExp
}

const monographs =
  'FDA over-the-counter monographs (21 CFR 330 to 358) and approvals without a prescription, none with one; chosen by Plumbline in 2026-11'

export const shelfDrugs: readonly ShelfDrugRow[] = [
  {
    names: /\botc\b/i,
    source:
      'The name of the product itself: FDA names so what was switched to sale without a prescription (21 CFR 310.200); chosen by Plumbline in 2026-11',
  },
  { names: /^(?:loratadine|fexofenadine)\b/i, source: monographs },
  { names: /^cetirizine\b.*\btab/i, source: monographs },
  { names: /^(?:docusate|senna|sennosides|simethicone)\b/i, source: monographs },
  { names: /^(?:acetaminophen|guaifenesin)\s+(?:er\s+)?\d+\s*mg\b/i, source: monographs },
  {
    names: /^(?:calcium carbonate|magnesium oxide|ascorbic acid|ferrous sulfate|melatonin)\b/i,
    source:
      'Dietary supplements and antacids (21 CFR 331, 21 USC 321(ff)); chosen by Plumbline in 2026-11',
  },
]
