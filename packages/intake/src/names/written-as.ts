/** Looking for brackets at an end takes longer the longer a text is. */
const longestName = 500
const bracketed = /\s*[([]([^()[\]]*)[)\]]\s*$/

const aWord =
  'text|string|char|chars|character|characters|digits?|number|numeric|integer|decimal|date|code|alpha|alphanumeric|' +
  'usd|us\\$|\\$|dollars|units|each|days|list|all|optional|required|if any'
const aPattern = '[ymd]{1,4}(?:[-/. ]?[ymd]{1,4}){1,2}'
const aChoice = '[a-z0-9](?:\\s*[/|,]\\s*[a-z0-9])+'
const aStatus =
  '(?:paid|denied|reversed|rejected|pending)(?:\\s*[/|,]\\s*(?:paid|denied|reversed|rejected|pending))+'
const separated =
  '(?:comma|semicolon|pipe|colon|space|blank)s?[- ](?:separated|delimited)(?: list)?'
const sized = `\\d+[- ]?(?:${aWord})`

const saysHowWritten = new RegExp(
  `^(?:${[aWord, aPattern, aChoice, aStatus, separated, sized].join('|')})$`,
  'i',
)

/**
 * A name without what stands in brackets behind it, where that says how its values are written and
 * not what they are: `DOS (MM/DD/YYYY)`, `Sex (M/F)`, `NPI (10 digits)`, `Billed [USD]`. The name
 * itself where the brackets say anything else (`Paid (other payer)`), and for cents.
 */
export function withoutWrittenAs(name: string): string {
  if (name.length > longestName) return name
  const inside = bracketed.exec(name)?.[1]?.trim()
  return inside !== undefined && saysHowWritten.test(inside) ? name.replace(bracketed, '') : name
}
