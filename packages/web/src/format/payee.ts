/** A payee as a file names them, with what kind of number it is: ten digits are an NPI, nine a tax id. */
export function payeeWords(label: string): string {
  if (/^[12]\d{9}$/.test(label)) return `NPI ${label}`
  return /^\d{9}$/.test(label) ? `Tax ID ${label}` : label
}
