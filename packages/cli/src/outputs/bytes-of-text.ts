import type { Chunks } from './write-output.ts'

/** A system call a claim would be slow. */
const bufferBytes = 1 << 20
/** No character of a string takes more bytes in UTF-8. */
const mostBytes = 3
const mostCharacters = bufferBytes / mostBytes - 1

/**
 * Text as UTF-8 in large pieces, each in the same memory: it holds until the next one is asked for. A new piece of
 * memory for each would make V8 collect garbage again and again while a large document is written.
 */
export async function* bytesOfText(chunks: Chunks): AsyncGenerator<Uint8Array> {
  const buffer = Buffer.allocUnsafeSlow(bufferBytes)
  let used = 0
  // Awaiting each claim of a document would take longer than writing it.
  for await (const chunk of Symbol.iterator in chunks ? [chunks] : inOnes(chunks)) {
    for (const text of chunk) {
      for (const part of partsOf(text)) {
        if (used + mostBytes * part.length > bufferBytes) {
          yield buffer.subarray(0, used)
          used = 0
        }
        used += buffer.write(part, used, 'utf8')
      }
    }
  }
  if (used > 0) yield buffer.subarray(0, used)
}

async function* inOnes(chunks: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  for await (const chunk of chunks) yield [chunk]
}

/** Parts that fit; none begins within a character of two. */
function* partsOf(text: string): Generator<string> {
  let from = 0
  while (text.length - from > mostCharacters) {
    const isWithin = (text.codePointAt(from + mostCharacters - 1) ?? 0) > 0xffff
    const to = from + mostCharacters - (isWithin ? 1 : 0)
    yield text.slice(from, to)
    from = to
  }
  yield from === 0 ? text : text.slice(from)
}
