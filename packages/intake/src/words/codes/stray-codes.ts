import { listedDiagnoses, textBehindCode } from './codes.ts'
import { placeholders } from '../placeholders.ts'

/** The longest text of a cell that a finding repeats. */
const longest = 40

/** Words behind a modifier (`LT - Left side`) say what it means. */
const describedModifier = /^\W*[A-Z0-9]{2}[^A-Z0-9].*(?:[A-Z]{4}|\s-\s|:\s|\()/

/** What stands in a cell of modifiers and can be none: `ABC` of `25,ABC`. */
export function strayModifiers(text: string): readonly string[] {
  const upper = text.toUpperCase()
  if (describedModifier.test(upper) || placeholders.has(upper)) return none
  const strays = upper.split(/[^A-Z0-9]+/).filter(isNoModifier)
  if (strays.length === 0) return none
  return strays.some((part) => /^[A-Z]{4}/.test(part)) ? [cut(upper)] : strays.map(cut)
}

/** What stands behind a procedure code where modifiers do, and can be none: `ABC` of `99213-ABC`. */
export function strayModifiersBehind(text: string): readonly string[] {
  const behind = textBehindCode(text)
  return behind === undefined ? none : strayModifiers(behind)
}

/** Modifiers are written in pairs of characters; a single letter, zero or `UNK` stands for none. */
function isNoModifier(part: string): boolean {
  return part.length % 2 === 1 && !/^(?:0+|[A-Z])$/.test(part) && !placeholders.has(part)
}

const anyDiagnosis =
  /(?<![A-Z0-9])(?:(?:[A-TV-Z]\d|QA)[0-9A-Z]{1,5}|\d{3,5}|E\d{3,4}|V\d{2,4})(?![A-Z0-9])/

/**
 * What stands in a cell of diagnoses and can be none: words without a code (`INVALID`), or more than
 * seven characters. One or two characters point at diagnoses that stand elsewhere.
 */
export function strayDiagnoses(text: string): readonly string[] {
  const strays = text
    .toUpperCase()
    .split(/[;|\n]/)
    .flatMap(straysOfPiece)
  return strays.length === 0 ? none : strays
}

function straysOfPiece(piece: string): readonly string[] {
  const plain = piece.replace(/\.(?=[0-9A-Z])/g, '').trim()
  if (placeholders.has(plain)) return none
  const parts = plain.split(/[^A-Z0-9]+/)
  if (parts.some((part) => part.length > 3 && !/\d/.test(part))) {
    return anyDiagnosis.test(plain) ? straysOfList(listedDiagnoses(plain)) : [cut(piece.trim())]
  }
  return parts.filter((part) => part.length > 7 && !/^0+$/.test(part)).map(cut)
}

/** What says of a code that it is none. */
const saysNoCode =
  /^(?:IN?VALID|ERRORS?|ERR|WRONG|BAD|VOID|DELETED?|REMOVED|TEST|DUMMY|NULL|NOCODE|X{4,}|Z{4,})$/

/**
 * Words of a list of codes. Where one word stands behind each code it may describe it, and is named with
 * that code.
 */
function straysOfList(parts: readonly string[] = none): readonly string[] {
  const isWord = (part: string) => part.length > 3 && !/\d/.test(part) && !placeholders.has(part)
  const isDescribed = parts.every((part, at) => isWord(part) === (at % 2 === 1))
  return parts.flatMap((part, at) => {
    if (part.length > 7 && /\d/.test(part)) return [cut(part)]
    if (!isWord(part)) return []
    const code = isDescribed && !saysNoCode.test(part) ? `${parts[at - 1] ?? ''}, ` : ''
    return [cut(code + part)]
  })
}

/** Whether what was noted is a code with the word behind it, which may say what it means. */
export function mayBeDescribed(stated: string): boolean {
  return /^[A-Z0-9]+, [A-Z]+$/.test(stated)
}

/** A place of service with a digit that is none of two digits: `999`. Words may name any place. */
export function strayPlaces(text: string): readonly string[] {
  const plain = text
    .toUpperCase()
    .replace(/^POS[ -]?(?=\d)|\.0+$/g, '')
    .trim()
  return /^(?=.*\d)[0-9A-Z]{1,6}$/.test(plain) || /^X+$/.test(plain) ? [plain] : none
}

/** A type of bill of three characters or more that is none; two digits are one without its frequency. */
export function strayBillTypes(text: string): readonly string[] {
  const plain = text.toUpperCase().trim()
  if (placeholders.has(plain) || /^0?\d{2}$/.test(plain)) return none
  return /^(?:[A-Z]{3}|(?=.*\d)[0-9A-Z]{3,6})$/.test(plain) ? [plain] : none
}

/** What units are counted in, where a column holds that instead of how many there are. */
const unitWords =
  /^(?:UN|UNITS?|MJ|MINS?|MINUTES?|DA|DAYS?|HRS?|HOURS?|EA|EACH|ML|GM|F2|VISITS?|MILES?)$/

/** Units that are letters (`ABC`) or broken digits (`1..5`); a number with a word behind it is known. */
export function strayUnits(text: string): readonly string[] {
  const plain = text.toUpperCase().trim()
  if (placeholders.has(plain) || unitWords.test(plain)) return none
  return /^(?:[A-Z]{2,8}|[\d.,+-]{2,12})$/.test(plain) ? [plain] : none
}

/** Five zeros where a procedure code belongs; fewer stand for none. */
export function strayProcedures(text: string): readonly string[] {
  return text === '00000' ? [text] : none
}

const none: readonly string[] = []

function cut(text: string): string {
  return text.slice(0, longest)
}
