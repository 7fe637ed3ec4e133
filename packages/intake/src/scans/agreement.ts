/** Letters that look like digits, with the digit that they are among digits. */
const lookAlikes: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  Z: '2',
  S: '5',
  s: '5',
  B: '8',
}

const isDate = /^\d{1,2}\/\d{1,2}\/(\d{2}|\d{4})$/
const isAmount = /^\(?-?\$?-?(\d{1,3}(,\d{3})+|\d+)\.\d{2}\)?-?$/
const isNumber = /^\d+$/
const isProcedure = /^[A-Z]\d{4}$/
/** No code of five characters has a letter between digits: an O there is a zero, even where both readers take it for the letter. */
const isCodeOfDigits = /^\d[\dO]{3}\d$/

/**
 * What two readings of the same place say together; undefined where they say different things. They may differ in
 * marks whose place the shape of a date or an amount decides, and in letters that look like the digits of a number.
 */
export function agreed(first: string, second: string): string | undefined {
  const diagnosis = asDiagnosis(first)
  if (diagnosis !== undefined && diagnosis === asDiagnosis(second)) return diagnosis
  if (first === second) return isCodeOfDigits.test(first) ? first.replaceAll('O', '0') : first
  if (first === '' || second === '') return undefined
  if (isDate.test(first)) return sameDate(first, second) ? first : undefined
  if (isAmount.test(first)) return sameAmount(first, second) ? first : undefined
  if (isNumber.test(first)) return asNumber(second) === first ? first : undefined
  const procedure = asProcedure(first)
  if (procedure !== undefined && procedure === asProcedure(second)) return procedure
  if (sameNumbered(first, second) || sameDiagnosis(first, second)) return first
  return sameWord(first, second) ? first : undefined
}

/** A slash may be taken for a one. */
function sameDate(date: string, other: string): boolean {
  const read = other.replace(/[^0-9A-Za-z|/]/g, '')
  return (
    read.length === date.length &&
    Array.from(date).every((character, at) =>
      character === '/'
        ? /[/1lIi|7J]/.test(read[at] ?? '')
        : asNumber(read[at] ?? '') === character,
    )
  )
}

/** An amount of which one other reading has the digits, and one, this or another, the point. */
export function amountOf(amount: string, others: readonly string[]): string | undefined {
  if (!isAmount.test(amount)) return undefined
  const hasDigits = others.some((other) => asDigits(other) === asDigits(amount))
  return hasDigits && others.some((other) => hasPoint(other)) ? amount : undefined
}

/** The same digits, and some mark where the point stands: which mark it is, the shape says. */
function sameAmount(amount: string, other: string): boolean {
  return hasPoint(other) && asDigits(amount) === asDigits(other)
}

/** Whether some mark stands before its last two characters. */
function hasPoint(amount: string): boolean {
  return /[^0-9A-Za-z|]..[)-]*$/.test(amount)
}

/** Digits and the sign alone. */
function asDigits(amount: string): string {
  const isNegative = /^\(|-/.test(amount)
  const digits = asNumber(amount.replace(/[^0-9A-Za-z|]/g, '').replace(/^S(?=\d)/, ''))
  return (isNegative ? '-' : '') + digits
}

function asNumber(text: string): string {
  return Array.from(text, (character) => lookAlikes[character] ?? character).join('')
}

/** A letter and four digits. */
function asProcedure(text: string): string | undefined {
  const code = text.slice(0, 1) + asNumber(text.slice(1))
  return isProcedure.test(code) ? code : undefined
}

/** A letter, a digit, and letters and digits, where a small l or an O among them is a digit. */
function asDiagnosis(text: string): string | undefined {
  if (!/^[A-TV-Z][0-9lIOo|][0-9A-Zlo|](\.?[0-9A-Zlo|]{1,4})?$/.test(text) || !/\d/.test(text))
    return undefined
  return text.slice(0, 1) + text.slice(1).replace(/[lI|]/g, '1').replace(/[Oo]/g, '0')
}

const isDiagnosisLike = /^[A-TV-Z]\d[0-9A-Z](\.?[0-9A-Z]{1,4})?$/

/** A letter with digits behind it, of which the letter may be taken for the digit that it looks like. */
function sameDiagnosis(first: string, second: string): boolean {
  if (!isDiagnosisLike.test(first)) return false
  const [letter = '', ...rest] = first
  return (lookAlikes[letter] ?? letter) + rest.join('') === second
}

const isNumbered = /^([A-Z]{1,4}-?)(\d{3,})$/

/** Letters and behind them digits alone, as identifiers have them. */
function sameNumbered(first: string, second: string): boolean {
  const [, letters = '', digits = ''] = isNumbered.exec(first) ?? []
  if (digits === '') return false
  const other = second.slice(0, letters.length) + asNumber(second.slice(letters.length))
  return letters + digits === other
}

/** Letters whose small ones are drawn as their capitals; marks between letters say nothing, between digits much. */
function sameWord(one: string, other: string): boolean {
  return !/\d/.test(one + other) && withoutCase(one) === withoutCase(other)
}

function withoutCase(text: string): string {
  return text
    .replace(/[cosuvwxz]/g, (letter) => letter.toUpperCase())
    .replace(/[.,;:'"‘’“”]+/g, '')
    .replace(/[—–]/g, '-')
}
