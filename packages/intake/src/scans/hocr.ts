import type { Box } from './raster.ts'

/** A word as one reader gives it. */
export interface ReadWord extends Box {
  readonly text: string
  /** 0 to 100. */
  readonly confidence: number
  /** y of the line on which the letters stand, and its font size, in dots. */
  readonly baseline: number
  readonly size: number
}

const piece =
  /<span class='(ocr_line|ocr_caption|ocr_header|ocr_textfloat|ocrx_word)'[^>]*title=(["'])(.*?)\2[^>]*>([^<]*)/g

/** The words of a page from Tesseract's own page of HTML. */
export function wordsOfHocr(html: string): readonly ReadWord[] {
  const words: ReadWord[] = []
  let line = { baseline: 0, size: 0 }
  for (const [, kind = '', , title = '', text = ''] of html.matchAll(piece)) {
    const box = boxIn(title)
    if (kind !== 'ocrx_word') line = lineIn(title, box)
    else if (text.trim() !== '') {
      const confidence = Number(/x_wconf (\d+)/.exec(title)?.[1] ?? 0)
      words.push({ ...box, ...line, text: unescaped(text.trim()), confidence })
    }
  }
  return words
}

function boxIn(title: string): Box {
  const [, left = 0, top = 0, right = 0, bottom = 0] = (
    /bbox (\d+) (\d+) (\d+) (\d+)/.exec(title) ?? []
  ).map(Number)
  return { left, top, right, bottom }
}

/** The baseline in the middle of the line: pages are straight before they are read. */
function lineIn(title: string, { left, right, bottom }: Box): { baseline: number; size: number } {
  const [, slope = 0, offset = 0] = (/baseline (-?[\d.]+) (-?[\d.]+)/.exec(title) ?? []).map(Number)
  const size = Number(/x_size ([\d.]+)/.exec(title)?.[1] ?? 0)
  return { baseline: bottom + offset + (slope * (right - left)) / 2, size }
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
}

function unescaped(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
