import type { RecordLine } from '../record.ts'

/** What can be weighed or measured of a drug; all weights are in milligrams. */
export type DoseUnit = 'mg' | 'mL' | 'units'

/** An amount of a drug, and the line that states it. */
export interface DoseAmount {
  readonly line: RecordLine
  readonly amount: number
  readonly unit: DoseUnit
}

const written =
  /(?<![\d./-])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)[ -]?(mg|milligrams?|mcg|micrograms?|ug|g|gm|grams?|ml|cc|milliliters?|units?|iu)\b(?! ?\/)(?! per\b)(?! ?(?:single[- ](?:dose|use) )?(?:vials?|syringes?|amp(?:o?ules?|s)?|bags?|bottles?|pens?|kits?|packages?)\b)/gi
const inMilligrams: Readonly<Record<string, number>> = {
  ...{ mg: 1, milligram: 1, mcg: 0.001, microgram: 0.001, ug: 0.001 },
  ...{ g: 1000, gm: 1000, gram: 1000 },
}

/** The amounts that a text states; strengths (`10 mg/mL`) and sizes (`100 mg vial`) are none. */
export function amountsIn(text: string): readonly Omit<DoseAmount, 'line'>[] {
  return Array.from(text.matchAll(written), ([, number = '', name = '']) => {
    const unit = name.toLowerCase().replace(/s$/, '')
    const amount = Number(number.replaceAll(',', ''))
    const milligrams = inMilligrams[unit]
    if (milligrams !== undefined) return { amount: rounded(amount * milligrams), unit: 'mg' }
    return { amount, unit: unit === 'unit' || unit === 'iu' ? 'units' : 'mL' }
  })
}

/** Thousandths are as fine as records are. */
export function rounded(amount: number): number {
  return Math.round(amount * 1000) / 1000
}
