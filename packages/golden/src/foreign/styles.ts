import { isoDate, type Day } from '@plumbline/engine'

const parts = (day: Day) => isoDate(day).split('-')
const months =
  'January February March April May June July August September October November December'
const monthName = (month = '') => months.split(' ')[Number(month) - 1] ?? ''
const order = (day: Day, write: (year: string, month: string, date: string) => string) => {
  const [year = '', month = '', date = ''] = parts(day)
  return write(year, month, date)
}
const unpadded = (digits: string) => String(Number(digits))

const dayNumber = (year: number): Day => Date.UTC(year, 0, 1) / 86_400_000

/** Ways of writing a date. */
export const dayStyles = {
  iso: isoDate,
  american: (day: Day) => order(day, (y, m, d) => `${m}/${d}/${y}`),
  americanShort: (day: Day) =>
    order(day, (y, m, d) => `${unpadded(m)}/${unpadded(d)}/${y.slice(2)}`),
  compact: (day: Day) => isoDate(day).replaceAll('-', ''),
  compactAmerican: (day: Day) => order(day, (y, m, d) => `${m}${d}${y}`),
  dotted: (day: Day) => order(day, (y, m, d) => `${d}.${m}.${y}`),
  dayFirst: (day: Day) => order(day, (y, m, d) => `${d}/${m}/${y}`),
  research: (day: Day) => order(day, (y, m, d) => `${d}-${monthName(m).slice(0, 3)}-${y}`),
  oracle: (day: Day) =>
    order(day, (y, m, d) => `${d}-${monthName(m).slice(0, 3).toUpperCase()}-${y.slice(2)}`),
  sas: (day: Day) => order(day, (y, m, d) => `${d}${monthName(m).slice(0, 3).toUpperCase()}${y}`),
  long: (day: Day) => order(day, (y, m, d) => `${monthName(m)} ${unpadded(d)}, ${y}`),
  slashed: (day: Day) => isoDate(day).replaceAll('-', '/'),
  timestamp: (day: Day) => `${isoDate(day)} 00:00:00.000`,
  clock: (day: Day) => order(day, (y, m, d) => `${unpadded(m)}/${unpadded(d)}/${y} 12:00:00 AM`),
  zulu: (day: Day) => `${isoDate(day)}T00:00:00Z`,
  minute: (day: Day) => `${isoDate(day)}T00:00`,
  offset: (day: Day) => `${isoDate(day)} 00:00:00+00`,
  compactTime: (day: Day) => `${isoDate(day).replaceAll('-', '')}000000`,
  /** As SQL Server casts a date to text. */
  sqlServer: (day: Day) =>
    order(
      day,
      (y, m, d) => `${monthName(m).slice(0, 3)} ${unpadded(d).padStart(2, ' ')} ${y} 12:00AM`,
    ),
  /** Year and day of the year. */
  ordinal: (day: Day) =>
    order(day, (y) => `${y}${String(day - dayNumber(Number(y)) + 1).padStart(3, '0')}`),
  /** Six digits, the year first. */
  sixDigits: (day: Day) => isoDate(day).replaceAll('-', '').slice(2),
  dottedIso: (day: Day) => isoDate(day).replaceAll('-', '.'),
  spelled: (day: Day) => order(day, (y, m, d) => `${unpadded(d)} ${monthName(m)} ${y}`),
  /** With the century as one digit: 0 for 19, 1 for 20. */
  century: (day: Day) =>
    order(day, (y, m, d) => `${Number(y.slice(0, 2)) - 19}${y.slice(2)}${m}${d}`),
  hyphened: (day: Day) => order(day, (y, m, d) => `${m}-${d}-${y}`),
  hyphenedShort: (day: Day) => order(day, (y, m, d) => `${m}-${d}-${y.slice(2)}`),
  weekday: (day: Day) =>
    `${'Thu Fri Sat Sun Mon Tue Wed'.split(' ')[((day % 7) + 7) % 7] ?? ''} ${order(day, (y, m, d) => `${m}/${d}/${y}`)}`,
  shortMonth: (day: Day) =>
    order(day, (y, m, d) => `${unpadded(d)}-${monthName(m).slice(0, 3)}-${y.slice(2)}`),
  blankMonth: (day: Day) =>
    order(day, (y, m, d) => `${d} ${monthName(m).slice(0, 3).toUpperCase()} ${y}`),
  monthFirst: (day: Day) =>
    order(day, (y, m, d) => `${monthName(m).slice(0, 3)} ${unpadded(d)}, ${y}`),
  /** Digits that a data frame took for a number. */
  floating: (day: Day) => `${isoDate(day).replaceAll('-', '')}.0`,
  /** Milliseconds since 1970, as programs keep moments. */
  epoch: (day: Day) => String(day * 86_400_000),
  /** Days since 1899-12-30, as spreadsheets count. */
  serial: (day: Day) => String(day + 25_569),
} as const

const dollars = (cents: number) => (cents / 100).toFixed(2)
const grouped = (cents: number) => dollars(cents).replace(/\B(?=(\d{3})+\.)/g, ',')
const sign = (cents: number, write: (cents: number) => string) =>
  cents < 0 ? `-${write(-cents)}` : write(cents)

/** Ways of writing an amount. */
export const moneyStyles = {
  plain: dollars,
  currency: (cents: number) => sign(cents, (all) => `$${grouped(all)}`),
  accounting: (cents: number) => (cents < 0 ? `($${grouped(-cents)})` : `$${grouped(cents)}`),
  parentheses: (cents: number) => (cents < 0 ? `(${grouped(-cents)})` : grouped(cents)),
  trailing: (cents: number) => (cents < 0 ? `${dollars(-cents)}-` : dollars(cents)),
  european: (cents: number) =>
    sign(cents, (all) => grouped(all).replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ','))),
  /** A decimal comma and no thousands. */
  comma: (cents: number) => dollars(cents).replace('.', ','),
  credit: (cents: number) => (cents < 0 ? `${grouped(-cents)}CR` : grouped(cents)),
  creditApart: (cents: number) => (cents < 0 ? `${dollars(-cents)} CR` : `${dollars(cents)} DR`),
  dollarApart: (cents: number) => sign(cents, (all) => `$ ${grouped(all)}`),
  minusInside: (cents: number) => (cents < 0 ? `$-${grouped(-cents)}` : `$${grouped(cents)}`),
  currencyFirst: (cents: number) => sign(cents, (all) => `USD ${grouped(all)}`),
  apostrophes: (cents: number) => sign(cents, (all) => grouped(all).replaceAll(',', '’')),
  groupedTrailing: (cents: number) => (cents < 0 ? `${grouped(-cents)}-` : grouped(cents)),
  /** Nothing where the amount is nothing. */
  blankZero: (cents: number) => (cents === 0 ? '' : dollars(cents)),
  dashedZero: (cents: number) => (cents === 0 ? '-' : grouped(cents)),
  /** Thousands behind a blank that does not break, decimals behind a comma. */
  spaced: (cents: number) =>
    sign(cents, (all) => grouped(all).replace(/[.,]/g, (mark) => (mark === ',' ? '\u{a0}' : ','))),
  cents: String,
  four: (cents: number) => (cents / 100).toFixed(4),
  bare: (cents: number) => String(cents / 100),
  /** Stars in front, against whoever would write a digit there. */
  starred: (cents: number) => sign(cents, (all) => `**${grouped(all)}`),
  words: (cents: number) => `${grouped(cents)} USD`,
  /** Zero filled with the sign in front, as mainframes unload packed numbers. */
  filled: (cents: number) =>
    `${cents < 0 ? '-' : '+'}${dollars(Math.abs(cents)).padStart(10, '0')}`,
  /** Digits of one width with two decimals not written; the sign in the last digit of a negative amount. */
  zoned: (cents: number) => {
    const digits = String(Math.abs(cents)).padStart(9, '0')
    if (cents >= 0) return digits
    return `${digits.slice(0, -1)}${'}JKLMNOPQR'[Number(digits.slice(-1))] ?? ''}`
  },
  /** The sign in the last digit, two decimals not written (NCPDP). */
  overpunched: (cents: number) => {
    const digits = String(Math.abs(cents)).padStart(8, '0')
    const letters = cents < 0 ? '}JKLMNOPQR' : '{ABCDEFGHI'
    return `${digits.slice(0, -1)}${letters[Number(digits.slice(-1))] ?? ''}`
  },
} as const

/** Ways of writing a text. */
export const textStyles = {
  undotted: (text: string) => text.replaceAll('.', ''),
  /** What keeps a spreadsheet from reading a number. */
  formula: (text: string) => (text === '' ? '' : `="${text}"`),
  apostrophe: (text: string) => (text === '' ? '' : `'${text}`),
  lower: (text: string) => text.toLowerCase(),
  padded: (text: string) => `${text}   `,
  hyphenated: (text: string) => text.replace(/^(\d{5})(\d{4})(\d{2})$/, '$1-$2-$3'),
  leadingZero: (text: string) => (text === '' ? '' : `0${text}`),
  thousandths: (text: string) => Number(text).toFixed(3),
  implied: (text: string) => {
    const digits = String(Math.abs(Math.round(Number(text) * 1000))).padStart(10, '0')
    return text.startsWith('-') ? `-${digits}` : digits
  },
  decimalComma: (text: string) => text.replace('.', ','),
  twoDigits: (text: string) => text.padStart(2, '0'),
  dashed: (text: string) => text || '-',
  notApplicable: (text: string) => text || 'N/A',
  fourDigits: (text: string) => (text === '' ? '' : text.padStart(4, '0')),
  unzeroed: (text: string) => text.replace(/^0+(?=.)/, ''),
  zeros: (text: string) => text || '00',
  starred: (text: string) => (text === '' ? '' : text.replace(/-(\d)$/, '*0$1')),
  floating: (text: string) => (/^\d+$/.test(text) ? `${text}.0` : text),
  oneDecimal: (text: string) => Number(text).toFixed(1),
  titled: (text: string) =>
    text.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  upper: (text: string) => text.toUpperCase(),
  nulls: (text: string) => text || 'NULL',
} as const

export type DayStyle = keyof typeof dayStyles
export type MoneyStyle = keyof typeof moneyStyles
export type TextStyle = keyof typeof textStyles
