/**
 * Formats with a number below 164 are not written in a workbook. These show days and times, in any language
 * (14 to 22, 45 to 47) or in those of East Asia and Thailand. Source: ECMA-376-1:2016, section 18.8.30.
 */
const dayFormats: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
]

/** What is written in a format and stands for itself: quoted, behind a backslash, filling (`*`, `_`), in brackets. */
const literal = /"[^"]*"|\\.|[*_].|\[(?![hms]+\])[^\]]*\]/g
/** Parts of days and times; all else that a format may hold shows a number. */
const dayParts = /^(?:y{1,4}|m{1,5}|d{1,4}|a{3,5}|h{1,2}|s{1,2}|e{1,4}|b{2,4}|am|pm|a|p)$/

/**
 * Whether a format shows a number as a day. One that also has a place for digits does not, but for fractions
 * of seconds: a number taken for a day is lost.
 */
export function isDayFormat(number: number, written: string | undefined): boolean {
  if (dayFormats.some(([from, to]) => number >= from && number <= to)) return true
  if (written === undefined) return false
  return written
    .toLowerCase()
    .replace(literal, ' ')
    .split(';')
    .some((section) => {
      const parts = section.replace(/([hms])\]?[.,]0+/g, '$1').split(/[^a-z0#?%]+/)
      const named = parts.filter((part) => part !== '')
      return named.length > 0 && named.every((part) => dayParts.test(part))
    })
}
