import type { ArchiveParts } from './archive-parts.ts'
import { readXml } from './read-xml.ts'
import { unescaped } from './unescaped.ts'

/** The texts that cells name by number. Throws where they cannot be read. */
export async function readTexts(
  parts: ArchiveParts,
  part: string | undefined,
): Promise<readonly string[]> {
  const texts: string[] = []
  if (part === undefined) return texts
  const runs = new TextRuns()
  await readXml(parts.chunks(part), {
    open: (element) => {
      runs.open(element)
    },
    close: (element) => {
      runs.close(element)
      if (element === 'si') texts.push(unescaped(runs.take()))
    },
    text: (text) => {
      runs.add(text)
    },
  })
  return texts
}

/** Puts together the pieces of a text that is formatted in part; how it is pronounced is no part of it. */
export class TextRuns {
  #text = ''
  #isText = false
  #isSpoken = false

  open(element: string): void {
    if (element === 't') this.#isText = true
    else if (element === 'rPh') this.#isSpoken = true
  }

  close(element: string): void {
    if (element === 't') this.#isText = false
    else if (element === 'rPh') this.#isSpoken = false
  }

  add(text: string): void {
    if (this.#isText && !this.#isSpoken) this.#text += text
  }

  /** What was put together, after which it begins anew. */
  take(): string {
    const text = this.#text
    this.#text = ''
    return text
  }
}
