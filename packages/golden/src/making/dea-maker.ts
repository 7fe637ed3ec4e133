/** A registration number of a practitioner with the DEA by six digits of its own, with its check digit. */
export function deaOf(number: number): string {
  const digits = String(number % 1_000_000).padStart(6, '0')
  const sum = Array.from(digits, Number).reduce(
    (total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 2),
    0,
  )
  return `FM${digits}${sum % 10}`
}
