import { IntakeRefusal } from '../words/intake-refusal.ts'
import { separatorsOf, type Separators } from './separators.ts'

/** One segment. */
export class Segment {
  readonly text: string
  /** Place in the file, 1 first. */
  readonly position: number
  readonly separators: Separators
  readonly name: string
  #elements: readonly string[] | undefined

  constructor(text: string, position: number, separators: Separators) {
    this.text = text
    this.position = position
    this.separators = separators
    const end = text.indexOf(separators.element)
    this.name = end === -1 ? text : text.slice(0, end)
  }

  /** Its elements, the name first. Most segments are never asked for them. */
  get elements(): readonly string[] {
    this.#elements ??= this.text.split(this.separators.element)
    return this.#elements
  }
}

/** Called for each segment; `false` stops the reading. */
export type SegmentVisitor = (segment: Segment) => boolean | undefined

/** How a text ended; a segment that is cut off is visited as far as it goes. */
export interface TextEnd {
  /** The last segment has no terminator though the others have one: the file is cut off. */
  readonly isCutOff: boolean
}

/** Characters that an envelope and the first claim stand in, whatever its separators. */
const separatorSample = 12_000

/** One segment may not be longer than this; a longer one has lost its terminator. */
const longestSegment = 1 << 16

/**
 * Visits the segments of an X12 text from its start. Each interchange names its own separators;
 * blanks and line breaks between segments, and breaks within them, are no part of them.
 */
export async function visitSegments(
  text: AsyncIterable<string>,
  visitor: SegmentVisitor,
): Promise<TextEnd> {
  const splitter = new Splitter(visitor)
  for await (const chunk of text) if (!splitter.take(chunk)) return { isCutOff: false }
  return { isCutOff: splitter.end() }
}

class Splitter {
  readonly #visitor: SegmentVisitor
  #waiting = ''
  #separators: Separators | undefined
  #position = 0

  constructor(visitor: SegmentVisitor) {
    this.#visitor = visitor
  }

  /** Takes more text; false where the visitor has seen enough. */
  take(chunk: string): boolean {
    this.#waiting += chunk
    if (this.#waiting.length < separatorSample && this.#separators === undefined) return true
    return this.#split(false)
  }

  /** Takes the end of the text; true where its last segment was cut off. */
  end(): boolean {
    if (!this.#split(true)) return false
    const rest = withoutJunk(this.#waiting)
    if (rest === '') return false
    this.#say(rest)
    return this.#separators?.terminator !== '\n' && !/^(?:SE|GE|IEA)\W/.test(rest)
  }

  #split(isEnd: boolean): boolean {
    let from = 0
    for (;;) {
      from = this.#startOf(from)
      const opens = this.#waiting.startsWith('ISA', from) || this.#separators === undefined
      if (opens) {
        if (!isEnd && this.#waiting.length - from < separatorSample) break
        const sample = this.#waiting.slice(from, from + separatorSample)
        this.#separators = separatorsOf(sample) ?? this.#separators
      }
      const end = this.#separators ? this.#endOf(from, this.#separators.terminator) : -1
      if (end === -1) break
      if (!this.#say(this.#waiting.slice(from, end))) return false
      from = end + 1
    }
    this.#waiting = this.#waiting.slice(from)
    if (this.#waiting.length > longestSegment + separatorSample) {
      throw new IntakeRefusal(
        'record-too-long',
        `Segment ${this.#position + 1} of the X12 file never ends. Check that the file was not changed on its way, and send it again.`,
      )
    }
    return true
  }

  #startOf(from: number): number {
    while (isBlank(this.#waiting.charCodeAt(from))) from++
    return from
  }

  #endOf(from: number, terminator: string): number {
    if (terminator !== '\n') return this.#waiting.indexOf(terminator, from)
    const [feed, carriage] = [this.#waiting.indexOf('\n', from), this.#waiting.indexOf('\r', from)]
    if (feed === -1 || carriage === -1) return Math.max(feed, carriage)
    return Math.min(feed, carriage)
  }

  #say(raw: string): boolean {
    const separators = this.#separators
    const plain = raw.includes('\n') || raw.includes('\r') ? raw.replace(/[\r\n]+/g, '') : raw
    const text = plain.trimEnd()
    if (text === '' || separators === undefined) return true
    return this.#visitor(new Segment(text, ++this.#position, separators)) !== false
  }
}

function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xfeff
}

const endMark = String.fromCharCode(26)

/** What stands behind the last segment: blanks, and the end mark of DOS. */
function withoutJunk(text: string): string {
  return text.replaceAll(endMark, '').trim()
}
