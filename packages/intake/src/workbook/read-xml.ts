import { Parser } from 'saxen'
import { workbookLimits } from './workbook-limits.ts'
import { workbookRefusal } from './workbook-refusal.ts'

/** What an element says of itself, asked for one by one. */
export type Attribute = (name: string) => string | undefined

/** Called for what stands in a part of a workbook; elements come without their prefixes. */
export interface XmlVisitor {
  readonly open: (name: string, attribute: Attribute) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
}

/** Elements within each other; those of a workbook are about a dozen. */
const deepest = 100
/** Excel keeps 32,767 characters in a cell; what is longer was not written to be read. */
const longestRunBytes = 1 << 21
const pieceBytes = 1 << 17

/**
 * Reads XML piece by piece, so that no part of a workbook is in memory as a whole. Throws where it is no
 * XML, and `IntakeRefusal` where there is more of it than may be read.
 */
export async function readXml(
  chunks: AsyncIterable<Uint8Array>,
  visitor: XmlVisitor,
): Promise<void> {
  const decoder = new TextDecoder()
  const bounds = new Bounds()
  const parser = parserOf(visitor, bounds)
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += pieceBytes) {
      const piece = chunk.subarray(at, at + pieceBytes)
      bounds.add(piece.length)
      parser.write(decoder.decode(piece, { stream: true }))
    }
  }
  const error = parser.end()
  if (error) throw error
}

function parserOf({ open, close, text }: XmlVisitor, bounds: Bounds): Parser {
  const parser = new Parser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('openTag', (name, attributes, decode) => {
    bounds.open()
    let all: Record<string, string> | undefined
    open(local(name), (attribute) => {
      const value = (all ??= attributes())[attribute]
      return value?.includes('&') ? decode(value) : value
    })
  })
  parser.on('closeTag', (name) => {
    bounds.close()
    close?.(local(name))
  })
  if (text) {
    parser.on('text', (written, decode) => {
      text(written.includes('&') ? decode(written) : written)
    })
    parser.on('cdata', text)
  }
  return parser
}

/** How many elements were read, how deep they go, and how far apart they are. */
class Bounds {
  #tags = 0
  #depth = 0
  #runBytes = 0

  add(bytes: number): void {
    this.#runBytes += bytes
    if (this.#runBytes > longestRunBytes) throw workbookRefusal('too-large')
  }

  open(): void {
    this.#runBytes = 0
    if (++this.#tags > workbookLimits.elements) throw workbookRefusal('too-large')
    if (++this.#depth > deepest) throw workbookRefusal('damaged')
  }

  close(): void {
    this.#runBytes = 0
    this.#depth--
  }
}

function local(name: string): string {
  return name.includes(':') ? name.slice(name.indexOf(':') + 1) : name
}
