/**
 * What the words before the strength may name, longest first: `Insulin Glargine (Lantus) 100u/mL`
 * is `insulin glargine`, then `insulin`. Words in parentheses are left out. `HYDROCODONE-
 * ACETAMINOPHEN 5-325` is one name of two ingredients.
 */
export function nameReadings(drugName: string): string[] {
  const words = nameWords(drugName)
  const readings: string[] = []
  for (let length = words.length; length > 0; length--) {
    readings.push(words.slice(0, length).join(' '))
  }
  return readings.flatMap((name) =>
    name.includes('-') ? [name.replaceAll('-', '; '), name] : [name],
  )
}

/** Lower-case words up to the first that holds a digit. */
function nameWords(drugName: string): string[] {
  const words = drugName
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .split(/[\s,]+/)
    .filter((word) => word !== '')
  const strength = words.findIndex((word) => /\d/.test(word))
  return strength === -1 ? words : words.slice(0, strength)
}

/** A strength in a drug name: `10mg`, `10 MG/ML`, `50 mcg/hr`, `5-325 mg`. */
export interface NamedStrength {
  /** One number an ingredient, in the order written. */
  readonly amounts: readonly number[]
  /** `mg`, `mcg`, `mcg/h`, `g`, `mg/ml` ... as written, lower case, hours as `h`. */
  readonly unit: string
}

const strengthPattern =
  /(?<![\d.])(\d+(?:\.\d+)?(?:\s*[-/]\s*\d+(?:\.\d+)?)*)\s*(mcg|mg|gm|g)\b(?:\s*\/\s*(?:(\d+(?:\.\d+)?)\s*)?(hr|hour|h|ml)\b)?/i

/** The strength in a drug name; undefined where none is written or it is given by another volume. */
export function strengthInName(drugName: string): NamedStrength | undefined {
  const match = strengthPattern.exec(drugName)
  const [, amounts, unit, volume, per] = match ?? []
  if (amounts === undefined || unit === undefined) return undefined
  const divisor = volume === undefined ? 1 : Number(volume)
  if (divisor === 0) return undefined
  return {
    amounts: amounts.split(/[-/]/).map((amount) => Number(amount.trim()) / divisor),
    unit: unit.toLowerCase() + perUnit(per),
  }
}

function perUnit(per: string | undefined): string {
  if (per === undefined) return ''
  return per.toLowerCase() === 'ml' ? '/ml' : '/h'
}
