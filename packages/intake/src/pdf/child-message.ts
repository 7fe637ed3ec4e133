import {
  pdfProblems,
  type PackedField,
  type PackedWord,
  type PdfMessage,
  type PdfProblem,
} from './pdf-page.ts'

/**
 * A message of the reading process, taken apart as one would a stranger's: it has read a file that
 * may be hostile. Undefined where it is not what that process sends.
 */
export function childMessage(raw: unknown): PdfMessage | undefined {
  const kind = field(raw, 'kind')
  if (kind === 'done') return { kind }
  if (kind === 'failed') {
    const problem = field(raw, 'problem')
    return isProblem(problem) ? { kind, problem } : undefined
  }
  if (kind === 'opened') {
    const pageCount = field(raw, 'pageCount')
    const fieldCount = field(raw, 'fieldCount')
    return isCount(pageCount) && isCount(fieldCount) ? { kind, pageCount, fieldCount } : undefined
  }
  const page = field(raw, 'page')
  const words = field(raw, 'words')
  const turn = field(raw, 'turn')
  const fields = field(raw, 'fields')
  return kind === 'page' && isCount(page) && isWords(words) && isCount(turn) && isFields(fields)
    ? { kind, page, words, turn, fields }
    : undefined
}

function field(raw: unknown, name: string): unknown {
  return typeof raw === 'object' && raw !== null ? Reflect.get(raw, name) : undefined
}

function isProblem(value: unknown): value is PdfProblem {
  return pdfProblems.some((problem) => problem === value)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isWords(value: unknown): value is PackedWord[] {
  return Array.isArray(value) && value.every(isWord)
}

function isFields(value: unknown): value is PackedField[] {
  return Array.isArray(value) && value.every((each) => isPlaced(each, 5))
}

function isWord(value: unknown): value is PackedWord {
  return isPlaced(value, 7)
}

/** A text and numbers, so many in all. */
function isPlaced(value: unknown, length: number): boolean {
  if (!Array.isArray(value) || value.length !== length) return false
  return typeof value[0] === 'string' && value.slice(1).every(Number.isFinite)
}
