import type { ReadWord } from './hocr.ts'
import type { PackedScannedWord } from './scanned-page.ts'

/** What the process of the second reader sees on a page, for that of the first. */
export interface SecondReading {
  readonly page: number
  readonly words: readonly ReadWord[]
}

/** What a process that reads scans says. */
export type ScanMessage =
  | ({ readonly kind: 'second' } & SecondReading)
  | {
      readonly kind: 'scanned'
      readonly page: number
      readonly words: readonly PackedScannedWord[]
    }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed' }

/** A message taken apart as one would a stranger's; undefined where it is not what that process sends. */
export function scanMessage(raw: unknown): ScanMessage | undefined {
  const kind = field(raw, 'kind')
  if (kind === 'done' || kind === 'failed') return { kind }
  const page = field(raw, 'page')
  const words = field(raw, 'words')
  if (typeof page !== 'number' || !Number.isSafeInteger(page) || !Array.isArray(words))
    return undefined
  if (kind === 'second') return isReadWords(words) ? { kind, page, words } : undefined
  return kind === 'scanned' && words.every(isPacked) ? { kind, page, words } : undefined
}

function field(raw: unknown, name: string): unknown {
  return typeof raw === 'object' && raw !== null ? Reflect.get(raw, name) : undefined
}

const numbers = ['left', 'top', 'right', 'bottom', 'baseline', 'size', 'confidence']

/** Whether a stranger's value is what a reader answers. */
export function isReadWords(value: unknown): value is readonly ReadWord[] {
  return Array.isArray(value) && value.every(isReadWord)
}

function isReadWord(value: unknown): value is ReadWord {
  return (
    typeof field(value, 'text') === 'string' &&
    numbers.every((name) => Number.isFinite(field(value, name)))
  )
}

function isPacked(value: unknown): value is PackedScannedWord {
  if (!Array.isArray(value) || value.length !== 6) return false
  const all: readonly unknown[] = value
  const [text, doubt, ...places] = all
  return (
    typeof text === 'string' &&
    (doubt === null || typeof doubt === 'string') &&
    places.every(Number.isFinite)
  )
}
