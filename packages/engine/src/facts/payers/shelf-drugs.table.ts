import type { DatedRow } from '../../reference/in-effect.ts'

/** A drug of which every package in the United States is sold without a prescription. */
export interface ShelfDrugRow extends DatedRow {
  /** How the name of a product of this drug alone begins. */
  readonly names: RegExp
}

const monographs =
  'FDA over-the-counter monographs (21 CFR 330 to 358) and approvals without a prescription, none with one; chosen by Plumbline in 2026-11'

export const shelfDrugs: readonly ShelfDrugRow[] = [
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
