/** `$1,234.50`, `97.5`, `0.0345`; undefined of nothing, zero, and what is no amount. */
export function dollarsOf(text: string): number | undefined {
  const plain = text.replace(/^\$\s*|\s*(?:USD|\$)$/gi, '')
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/.test(plain)) return undefined
  const dollars = Math.round(Number(plain.replaceAll(',', '')) * 10_000) / 10_000
  return dollars > 0 && dollars <= 10_000_000 ? dollars : undefined
}
