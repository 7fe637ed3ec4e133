/** What an identifier in a DEA column is. */
export type DeaStanding = 'valid' | 'wrong-check-digit' | 'not-a-prescriber' | 'no-dea-number'

const form = /^([A-Z])[A-Z9](\d{6})(\d)(?:-?[A-Z0-9]{1,8})?$/

/** First letters of who makes, distributes or analyzes controlled substances, and of narcotic treatment programs. */
const registrantsOfGoods: ReadonlySet<string> = new Set(['P', 'R'])

/**
 * Reads an identifier as a registration number of the Drug Enforcement Administration: the letter of the kind of
 * registrant, the first letter of its name (or 9), six digits and a check digit, which is the last digit of the
 * first, third and fifth digit and twice the second, fourth and sixth. What hospitals put behind theirs for
 * residents is left out (21 CFR 1301.22(c)).
 */
export function deaStanding(identifier: string): DeaStanding {
  const [, kind = '', digits = '', check = ''] = form.exec(identifier) ?? []
  if (kind === '') return 'no-dea-number'
  const sum = Array.from(digits, Number).reduce(
    (total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 2),
    0,
  )
  if (String(sum % 10) !== check) return 'wrong-check-digit'
  return registrantsOfGoods.has(kind) ? 'not-a-prescriber' : 'valid'
}
