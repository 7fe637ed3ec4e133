/**
 * A number as people write it: thousands commas, a decimal comma (`12,50`), a currency sign,
 * parentheses or a trailing minus for negative. `undefined` where it is none, or not finite.
 */
export function parseNumber(text: string): number | undefined {
  const plain = plainNumber(text)
  if (plain !== undefined) return plain
  return writtenNumber(text)
}

const unitBehind =
  /^(-?[\d.,]+)\s*(?:DS|DAYS?|EA|EACH|ML|GM|GRAMS?|TABS?|TABLETS?|CAPS?|CAPSULES?|UN|UNITS?|PILLS?|VIALS?|PENS?|PATCH(?:ES)?|INHALERS?|Y|YR|YRS|YEARS?|YO)\.?$/i
const unitBefore = /^(?:UN|EA|ML|GM|DA)[: ]?\s*([\d.,]+)$/i

/** A number with or without the unit that it counts: `30`, `30 DS`, `30 tablets`, `UN:1`. */
export function parseQuantity(text: string): number | undefined {
  const value = parseNumber(text)
  if (value !== undefined) return value
  const trimmed = text.trim()
  const digits = unitBehind.exec(trimmed)?.[1] ?? unitBefore.exec(trimmed)?.[1]
  return digits === undefined ? undefined : parseNumber(digits)
}

/** A quantity and behind it the days that it lasts: `30 / 15`. */
export const quantityAndDays = /^(-?\d+(?:\.\d+)?)\s*[/|]\s*(\d{1,3})$/

/** A fill number, 0 for the first; a mark for new or refill says no more than none or at least one. */
export function readFillNumber(text: string): number | undefined {
  const number = parseQuantity(text)
  if (number !== undefined) return number
  if (/^(?:n|new|original)$/i.test(text.trim())) return 0
  return /^(?:r|refill)$/i.test(text.trim()) ? 1 : undefined
}

/** Cents of an amount written as `parseNumber` reads it; rounded half away from zero. */
export function parseCents(text: string): number | undefined {
  const value = parseNumber(text) ?? boxAmount(text)
  if (value === undefined) return undefined
  const cents = roundHalfAway(value * 100)
  return Number.isSafeInteger(cents) ? cents : undefined
}

/** Box 24F of a CMS-1500 sets the cents apart: `150 00`. */
function boxAmount(text: string): number | undefined {
  const found = /^(\d+) (\d{2})$/.exec(text.trim())
  return found ? Number(`${found[1] ?? ''}.${found[2] ?? ''}`) : undefined
}

/** The error of a decimal read as a double is far below a thousandth of a cent for real amounts. */
function roundHalfAway(value: number): number {
  const magnitude = Math.floor(Math.abs(value) + 0.5 + 1e-6)
  return value < 0 && magnitude > 0 ? -magnitude : magnitude
}

const decimalCommaNumber = /^(?:\d{1,3}(?:[. ]\d{3})+(?:,\d*)?|\d+,\d+)$/

/**
 * A number as a file with decimal commas writes it, with a decimal point: there `1.250` is twelve
 * hundred and fifty, and `2,500` two and a half. Text that is not written so stays as it is.
 */
export function withDecimalPoint(text: string): string {
  return text.replace(/\d(?:[\d., ]*\d)?/, (digits) =>
    decimalCommaNumber.test(digits) ? digits.replace(/[. ]/g, '').replace(',', '.') : digits,
  )
}

const overpunched = /^(\d+)([{}A-R])$/i
const overpunches = '{ABCDEFGHI}JKLMNOPQR'

/** Whether a number carries its sign in its last digit, as NCPDP transmissions do: `0000450{`. */
export function isOverpunched(text: string): boolean {
  return overpunched.test(text)
}

/**
 * Cents of an amount whose last digit also carries its sign (NCPDP Telecommunication Standard,
 * signed fields with two implied decimals): `{` is a positive 0, `A` to `I` are 1 to 9, `}` is a
 * negative 0, `J` to `R` are negative 1 to 9. Other text is read as `parseCents` reads it.
 */
export function parseOverpunchedCents(text: string): number | undefined {
  const [, digits, last] = overpunched.exec(text) ?? []
  if (digits === undefined || last === undefined) return parseCents(text)
  const place = overpunches.indexOf(last.toUpperCase())
  const cents = Number(digits) * 10 + (place % 10)
  if (!Number.isSafeInteger(cents)) return undefined
  return place >= 10 && cents > 0 ? -cents : cents
}

/** The common case without a pattern: digits with at most one point and one leading minus. */
function plainNumber(text: string): number | undefined {
  let whole = 0
  let scale = 0
  let digits = 0
  const negative = text.charCodeAt(0) === 45
  for (let at = negative ? 1 : 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= 48 && code <= 57) {
      whole = whole * 10 + (code - 48)
      scale *= 10
      digits++
    } else if (code === 46 && scale === 0) scale = 1
    else return undefined
  }
  if (digits === 0 || digits > 15) return undefined
  const value = scale > 1 ? whole / scale : whole
  return negative && value !== 0 ? -value : value
}

const decimalComma = /^\d{1,3}(?:[. ]\d{3})*,\d{1,2}$|^\d+,\d{1,2}$/
const thousands = /^\d{1,3}(?:[, ]\d{3})+(?:\.\d*)?$/
const plain = /^(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d{1,2})?$/i

/** A spreadsheet's accounting format writes zero as `$ -`. */
const accountingZero = /^(?:US)?[$€£]\s*-{1,2}$/

/** With currency, stars and blanks; in longer texts, looking for what stands at an end takes longer the longer they are. */
const longestNumber = 120

function writtenNumber(text: string): number | undefined {
  const trimmed = text.trim()
  if (trimmed.length > longestNumber) return undefined
  let rest = trimmed.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u2212\u2013]/g, '-')
  let negative = false
  // Stars in front keep anybody from writing a digit there.
  rest = rest.replace(/^\*+\s*(?=[$\d(-])|(?<=^[-+])\*+(?=[$\d])/, '')
  rest = rest.replace(/^([-+]?)(?:USD|US\$|[$€£])\s*(?=[(])/i, '$1')
  if (rest.startsWith('(') && rest.endsWith(')')) {
    negative = true
    rest = rest.slice(1, -1).trim()
  }
  if (accountingZero.test(rest)) return 0
  rest = rest
    .replace(/^([-+]?)\s*(?:(?:US)?[$€£]|USD)\s*/i, '$1')
    .replace(/\s*(?:USD|[$€£]|DR)$/i, '')
  const sign = /^[-+]|^CR\s|[-+]$|\s?(?:CR)$/i.exec(rest)
  if (sign) {
    if (sign[0] !== '+') negative = !negative
    rest = rest.replace(sign[0], '').trim()
  }
  rest = rest.replace(/^[$€£]\s*/, '')
  const value = magnitudeOf(rest)
  if (value === undefined) return undefined
  return negative && value !== 0 ? -value : value
}

function magnitudeOf(text: string): number | undefined {
  let digits: string
  if (plain.test(text)) digits = text
  else if (thousands.test(text)) digits = text.replace(/[, ]/g, '')
  else if (decimalComma.test(text)) digits = text.replace(/[. ]/g, '').replace(',', '.')
  else return undefined
  const value = Number(digits)
  return Number.isFinite(value) && value < 1e13 ? value : undefined
}
