const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const count = new Intl.NumberFormat('en-US')

/** `$1,234.50`, from dollars. */
export function dollars(amount: number): string {
  return dollarsAndCents.format(amount)
}

/** The same of an amount that may be missing. */
export function dollarsOr(otherwise: string, amount: number | null): string {
  return amount === null ? otherwise : dollars(amount)
}

/** `$1,235`, from dollars; for figures that are read at a glance. */
export function roundDollars(amount: number): string {
  return wholeDollars.format(amount)
}

/** `12,310`. */
export function counted(number: number): string {
  return count.format(number)
}

/** `1 price`, `9,002 prices`: of nouns that take an s. */
export function several(number: number, what: string): string {
  return `${counted(number)} ${what}${number === 1 ? '' : 's'}`
}
