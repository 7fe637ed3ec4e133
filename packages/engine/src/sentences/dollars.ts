/** Cents as people write dollars: `$1,234.50`, `-$3.00`. Amounts are whole cents. */
export function dollars(cents: number): string {
  const amount = Math.abs(Math.round(cents))
  const whole = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  const sign = cents < 0 ? '-' : ''
  return `${sign}$${whole}.${String(amount % 100).padStart(2, '0')}`
}
