/** What is quoted in a format or stands behind a backslash shows itself. */
const literal = /"([^"]*)"|\\(.)/g

/**
 * A format of zeros, which shows a number with all of them, as NDCs and numbers of members are kept:
 * `00000000000`, `00000-0000-00`. Undefined where a format is any other.
 */
export function digitFormat(written: string | undefined): string | undefined {
  const plain = written?.replace(literal, '$1$2')
  return plain !== undefined && /^0[0-]*0$/.test(plain) ? plain : undefined
}

/** A whole number as such a format shows it: zeros before it, hyphens where they stand. */
export function shownDigits(number: string, format: string): string {
  if (!/^\d+$/.test(number)) return number
  const places = format.replaceAll('-', '').length
  const digits = number.padStart(places, '0')
  let at = digits.length - places
  const front = digits.slice(0, at)
  return front + format.replaceAll('0', () => digits.charAt(at++))
}
