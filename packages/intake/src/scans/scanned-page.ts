/** A word that was read from the picture of a page. Points of the page once it lies straight. */
export interface ScannedWord {
  readonly text: string
  /** What the other reader makes of it, where the two do not agree. */
  readonly doubt?: string
  readonly left: number
  readonly right: number
  readonly baseline: number
  readonly size: number
}

/** The words of a page that is a picture. */
export interface ScannedPage {
  /** 1 first. */
  readonly page: number
  readonly words: readonly ScannedWord[]
}

/** A page to read, and how many words it holds as text. */
export interface PageToScan {
  readonly page: number
  readonly wordsAsText: number
  /** The form's own small letters are taken off before it is read. */
  readonly withoutSmallPrint?: boolean
}

/** A word as it travels: text, doubt or null, left, right, baseline, size. */
export type PackedScannedWord = readonly [string, string | null, number, number, number, number]

/** Packs a word, to a hundredth of a point. */
export function packScannedWord(word: ScannedWord): PackedScannedWord {
  const { text, doubt = null, left, right, baseline, size } = word
  return [text, doubt, hundredth(left), hundredth(right), hundredth(baseline), hundredth(size)]
}

/** Unpacks a word. */
export function unpackScannedWord(packed: PackedScannedWord): ScannedWord {
  const [text, doubt, left, right, baseline, size] = packed
  return { text, left, right, baseline, size, ...(doubt !== null && { doubt }) }
}

function hundredth(points: number): number {
  return Math.round(points * 100) / 100
}
