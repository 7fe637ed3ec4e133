import { placeholders } from '../placeholders.ts'
import { readGluedCode } from './glued-codes.ts'

/** A procedure cell: the code, and modifiers that were written into the same cell. */
export interface ProcedureReading {
  readonly code: string
  readonly modifiers: readonly string[]
}

const none: readonly string[] = []

const composite = /^(?:HC|AD|ER|HP|CPT\s?4?®?|HCPCS|CDT)\s*[:>^*#~|\s-]\s*/
const glued = /^([A-Z0-9]{5})((?:[-:>^*~|_ ,;/(]+[A-Z0-9]{2}\)?){1,4}|[A-Z][A-Z0-9])$/
const described = /^([A-Z]\d{4}|\d{4}[0-9A-Z])(?:\s*[-:|(,;/]\s*|\s+)[^\d\s-].{2,}$/s
/** Words, and one code behind them in brackets: `OFFICE VISIT [99213]`. */
const bracketed =
  /^(?!.*(?<![A-Z0-9])(?:[A-Z]\d{4}|\d{5})(?![A-Z0-9]).*[([])[^()[\]]*[A-Z]{3}[^[]*[([]\s*(?:CPT:?\s*|HCPCS:?\s*)?([A-Z]\d{4}|\d{4}[0-9A-Z])\s*[)\]]$/

/** A code with what it means in words; what stands farther behind is no code of the cell. */
const longestCell = 500

/**
 * Reads `99213`, `g0402`, `99213.0`, `99213-25`, `99213 25 59`, `99213/25`, `J1885JW`, `9921325`,
 * `HC:99213:25`, `CPT 99213`, `99213 - Office visit`, `Office visit [99213]`; undefined where no digit is in it.
 */
export function readProcedure(text: string): ProcedureReading | undefined {
  const upper = text
    .slice(0, longestCell)
    .toUpperCase()
    .replace(/\.0{1,2}$/, '')
    .replace(composite, '')
    .trim()
  const together = readGluedCode(upper)
  if (together) return together
  const combined = glued.exec(upper)
  const code = (
    combined?.[1] ??
    described.exec(upper)?.[1] ??
    bracketed.exec(upper)?.[1] ??
    upper
  ).replace(/\s/g, '')
  if (!/[1-9]/.test(code)) return undefined
  return { code, modifiers: combined?.[2] === undefined ? none : readModifiers(combined[2]) }
}

const behindCode = /^[A-Z0-9]{5}[-:>^*~|/, ]([A-Z0-9]{1,4}(?:[-:>^*~|/,; ][A-Z0-9]{1,4})*)$/

/**
 * What stands behind the code of a procedure cell as modifiers do, in short pieces: `25:ABC` of
 * `HC:99213:25:ABC`. Undefined where nothing does, or words.
 */
export function textBehindCode(text: string): string | undefined {
  return behindCode.exec(text.toUpperCase().replace(composite, '').trim())?.[1]
}

/**
 * Two-character modifiers of a cell: `25`, `25,59`, `25 59`, `25:59`, `2559`. Words behind a modifier
 * (`LT - Left side; 59 - Distinct service`) are no modifiers.
 */
export function readModifiers(text: string): readonly string[] {
  const upper = text.toUpperCase()
  const found = describedModifier.test(upper)
    ? upper.split(/[;|]/).flatMap(leadingModifiers)
    : upper.split(/[^A-Z0-9]+/).flatMap(pairsOf)
  return found.filter((modifier) => modifier !== '00' && !placeholders.has(modifier))
}

/** A modifier and, set apart from it, a word. */
const describedModifier = /^\W*[A-Z0-9]{2}[^A-Z0-9].*[A-Z]{3}/

/** The modifiers in front of the words that say what they mean. */
function leadingModifiers(text: string): string[] {
  const codes = /^[^A-Z0-9]*[A-Z0-9]{2}(?:[\s,:/]+[A-Z0-9]{2})*(?![A-Z0-9])/.exec(
    text.replace(/(?:\s[-\u2013]|:\s|[(=]).*$/, ''),
  )
  return codes?.[0].match(/[A-Z0-9]{2}/g) ?? []
}

function pairsOf(part: string): string[] {
  return part.length % 2 === 0 ? (part.match(/../g) ?? []) : []
}

const qualifiedDiagnosis = /\bA?(?:BK|BF|BJ|PR|BN)\s*[:>^]\s*/g
const diagnosisShape = /^(?:(?:[A-TV-Z]\d|QA)[0-9A-Z]{1,5}|\d{3,5}|E\d{3,4}|V\d{2,4})$/

/**
 * Diagnosis codes of a cell, without dots: `E11.9; I10` and `ABK:E11.9*ABF:I10` give `E119`, `I10`.
 * Where words stand beside them (`E11.9 - Type 2 diabetes; I10 - Hypertension`), only the first code
 * before each semicolon counts.
 */
export function readDiagnoses(text: string): readonly string[] {
  const upper = text
    .toUpperCase()
    .replace(/\.(?=[0-9A-Z])/g, '')
    .replace(qualifiedDiagnosis, ' ')
  return /[;|\n]/.test(upper) ? upper.split(/[;|\n]/).flatMap(diagnosesOf) : diagnosesOf(upper)
}

/** Diagnoses of a text without dots. */
function diagnosesOf(upper: string): readonly string[] {
  const codes = upper.split(/[^A-Z0-9]+/).filter((code) => code !== '')
  const words = codes.filter((code) => code.length > 3 && !/\d/.test(code))
  if (words.length > 0) {
    const listed = listedDiagnoses(upper)
    if (listed !== undefined) return listed.filter((code) => diagnosisShape.test(code))
    const first = codes.find((code) => diagnosisShape.test(code))
    return first === undefined ? none : [first]
  }
  return codes.filter(
    (code) => code.length >= 3 && code.length <= 7 && !/^0+$/.test(code) && !placeholders.has(code),
  )
}

/**
 * What a list with commas or strokes names one by one, a code first: `E119, I10, INVALID`. Undefined where
 * a part of it has several words, which describe the code before them.
 *
 * @param upper a text without dots
 */
export function listedDiagnoses(upper: string): readonly string[] | undefined {
  const parts = upper
    .split(/[,/]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const isList =
    parts.length > 1 &&
    diagnosisShape.test(parts[0] ?? '') &&
    parts.every((part) => /^[A-Z0-9]+$/.test(part))
  return isList ? parts : undefined
}

/**
 * ICD version that codes must belong to, by the first that says: digits first is ICD-9 (ICD-10-CM
 * has a letter first), a letter other than E and V is ICD-10; ICD-9 E codes are E800 to E999.
 */
export function icdVersionOf(codes: readonly string[]): '9' | '10' | undefined {
  for (const code of codes) {
    const first = code.charCodeAt(0)
    if (first < 65) return '9'
    if (first !== 69 && first !== 86) return '10'
    if (first === 69 && !/^E[89]\d\d\d?$/.test(code)) return '10'
    if (first === 86 && /[A-Z]/.test(code.slice(1))) return '10'
  }
  return undefined
}

/** ICD version as a column states it: `icd-10-cm`, `10`, `0` (the CCW code for 10), `9`. */
export function readIcdVersion(text: string): '9' | '10' | undefined {
  const digits = text.replace(/\D/g, '')
  if (digits === '10' || digits === '0') return '10'
  return digits === '9' ? '9' : undefined
}

/**
 * A code of digits with its zeros in front: revenue 4, discharge status 2, DRG 3. Words behind it
 * (`0450 - Emergency room`) or before it in brackets (`Emergency room (0450)`) are dropped.
 */
export function readPadded(text: string, length: number): string | undefined {
  const upper = text.toUpperCase().replace(/\.0+$/, '')
  const code =
    /^(\d+)\s*[-:]?\s+[A-Z].{2,}$/.exec(upper)?.[1] ??
    /^[^\d()[\]]*[A-Z]{3}[^\d()[\]]*[([](\d{1,4})[)\]]$/.exec(upper)?.[1] ??
    upper
  if (/^0+$/.test(code) && length < 4) return undefined
  return /^\d+$/.test(code) ? code.padStart(length, '0') : code
}

/** A DRG: three digits, without a prefix such as `MS-DRG`. */
export function readDrg(text: string): string | undefined {
  return readPadded(text.replace(/^(?:MS|APR|AP)?[- ]*DRG\s*/i, ''), 3)
}

/**
 * Type of bill, three characters: `0131` and `131` are the same, and so are `131 - Outpatient` and
 * the composite `13:A:1` of an 837. Two digits alone may be places of service.
 */
export function readBillType(text: string): string | undefined {
  const upper = text.toUpperCase().trim().replace(/\.0$/, '')
  const composed = /^(\d{2})[:>^*]A[:>^*]([0-9A-Z])$/.exec(upper)
  if (composed) return `${composed[1] ?? ''}${composed[2] ?? ''}`
  const code = /^(\d{2,3}[0-9A-Z])\s*[-:]?\s/.exec(upper)?.[1] ?? upper
  const three = code.length === 4 && code.startsWith('0') ? code.slice(1) : code
  return /^\d{2}[0-9A-Z]$/.test(three) ? three : undefined
}

/** An NPI or other number of digits only; zeros mean none, `.0` is a spreadsheet's doing. */
export function readNumberedId(text: string): string | undefined {
  const id = (text.endsWith('.0') ? text.slice(0, -2) : text).toUpperCase()
  return id.startsWith('0') && /^0+$/.test(id) ? undefined : id
}

/** Tax numbers without hyphens, so that `12-3456789` and `123456789` are one. */
export function readTaxId(text: string): string | undefined {
  return readNumberedId(text.replaceAll('-', ''))
}
