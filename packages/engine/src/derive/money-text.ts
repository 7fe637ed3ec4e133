const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Cents as people write dollars: `$1,234.50`, `-$3.00`. */
export function dollars(cents: number): string {
  return format.format(cents / 100)
}
