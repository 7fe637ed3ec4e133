import type { FixedField } from './layout.ts'

type NumberForm = NonNullable<FixedField['number']>
type DateForm = NonNullable<FixedField['date']>

/** The characters of a field, without the blanks that fill it. */
export function textOf(
  record: string,
  { start, length }: Pick<FixedField, 'start' | 'length'>,
): string {
  return record.slice(start - 1, start - 1 + length).trim()
}

/**
 * A field as a cell of a table: dates as `yyyy-mm-dd`, numbers with point and sign, codes as what they
 * stand for. What is written otherwise than the layout says stays as it stands, for the reader to refuse.
 */
export function cellOf(record: string, field: FixedField): string {
  const text = textOf(record, field)
  if (text === '') return ''
  if (field.date) return dateCell(text, field.date)
  if (field.number) return numberCell(text, field.number) ?? text
  return field.values?.[text] ?? text
}

/** A number of a field in units of its last decimal; undefined where it is written otherwise, or blank. */
export function scaledOf(record: string, field: FixedField): number | undefined {
  const { number } = field
  const text = textOf(record, field)
  return number && text !== '' ? scaled(text, number) : undefined
}

/** Units of the last decimal as a number with a point. */
export function written(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0')
  const sign = value < 0 ? '-' : ''
  if (decimals === 0) return sign + digits
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

function numberCell(text: string, form: NumberForm): string | undefined {
  const value = scaled(text, form)
  return value === undefined ? undefined : written(value, form.decimals)
}

function scaled(text: string, { decimals, sign }: NumberForm): number | undefined {
  if (sign === 'overpunched') return overpunched(text)
  const pattern = {
    none: /^()(\d+)(?:\.(\d+))?()$/,
    leading: /^([-+]?) *(\d+)(?:\.(\d+))?()$/,
    trailing: /^()(\d+)(?:\.(\d+))? *([-+]?)$/,
  }[sign]
  const [, before = '', whole, behind, after = ''] = pattern.exec(text) ?? []
  if (whole === undefined) return undefined
  // A point that stands there is meant, whatever decimals the layout leaves out.
  const digits = behind === undefined ? whole : whole + behind.padEnd(decimals, '0')
  if (behind !== undefined && behind.length > decimals) return undefined
  return signed(digits, before === '-' || after === '-')
}

/** The last digit carries the sign: `{`, `A` to `I` are 0 to 9, `}`, `J` to `R` the negative ones. */
const positive = '{ABCDEFGHI'
const negative = '}JKLMNOPQR'

function overpunched(text: string): number | undefined {
  const last = text.slice(-1).toUpperCase()
  const head = text.slice(0, -1)
  if (!/^\d*$/.test(head)) return undefined
  if (/^\d$/.test(last)) return signed(head + last, false)
  const isNegative = negative.includes(last)
  const digit = (isNegative ? negative : positive).indexOf(last)
  return digit === -1 ? undefined : signed(`${head}${digit}`, isNegative)
}

function signed(digits: string, isNegative: boolean): number | undefined {
  const value = Number(digits)
  if (!Number.isSafeInteger(value)) return undefined
  return isNegative && value !== 0 ? -value : value
}

/** Year, month and day, or the day of the year, by the letters of the form. */
const dates: Readonly<Record<DateForm, RegExp>> = {
  yyyymmdd: /^(?<y>\d{4})(?<m>\d\d)(?<d>\d\d)$/,
  mmddyyyy: /^(?<m>\d\d)(?<d>\d\d)(?<y>\d{4})$/,
  ddmmyyyy: /^(?<d>\d\d)(?<m>\d\d)(?<y>\d{4})$/,
  yymmdd: /^(?<y>\d\d)(?<m>\d\d)(?<d>\d\d)$/,
  mmddyy: /^(?<m>\d\d)(?<d>\d\d)(?<y>\d\d)$/,
  yyyyddd: /^(?<y>\d{4})(?<n>\d{3})$/,
  'yyyy-mm-dd': /^(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)$/,
  'mm/dd/yyyy': /^(?<m>\d\d)\/(?<d>\d\d)\/(?<y>\d{4})$/,
}

function dateCell(text: string, form: DateForm): string {
  if (/^[0/-]+$/.test(text)) return ''
  const { y, m, d, n } = dates[form].exec(text)?.groups ?? {}
  if (y === undefined) return text
  if (n !== undefined) return dayOfYear(Number(y), Number(n)) ?? text
  // Two digits of a year: what reads the table knows today, and decides the century.
  return y.length === 2 ? `${m ?? ''}/${d ?? ''}/${y}` : `${y}-${m ?? ''}-${d ?? ''}`
}

function dayOfYear(year: number, number: number): string | undefined {
  const date = new Date(Date.UTC(year, 0, number))
  if (number < 1 || date.getUTCFullYear() !== year) return undefined
  return date.toISOString().slice(0, 10)
}
