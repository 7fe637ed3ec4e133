/** Names that `TextDecoder` takes. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/**
 * The encoding of a text: its byte-order mark; zero bytes at every second place (UTF-16 without a
 * mark); else UTF-8 where all of the file is valid UTF-8; else Windows-1252.
 */
export function detectEncoding(head: Uint8Array, isUtf8: boolean): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return unmarkedUtf16(head) ?? (isUtf8 ? 'utf-8' : 'windows-1252')
}

function unmarkedUtf16(head: Uint8Array): Encoding | undefined {
  const pairs = Math.min(head.length >> 1, 2048)
  if (pairs < 2) return undefined
  let evenZeros = 0
  let oddZeros = 0
  for (let pair = 0; pair < pairs; pair++) {
    if (head[pair * 2] === 0) evenZeros++
    if (head[pair * 2 + 1] === 0) oddZeros++
  }
  if (oddZeros > pairs * 0.7 && evenZeros < pairs * 0.05) return 'utf-16le'
  if (evenZeros > pairs * 0.7 && oddZeros < pairs * 0.05) return 'utf-16be'
  return undefined
}

/** Decodes bytes chunk by chunk, whatever characters the chunks split; drops the byte-order mark. */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true })
    if (text) yield text
  }
  const rest = decoder.decode()
  if (rest) yield rest
}

/** A note for the report where the encoding is not plain UTF-8. */
export function encodingNotes(encoding: Encoding): string[] {
  if (encoding === 'utf-8') return []
  const name = { 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16', 'windows-1252': 'Windows-1252' }
  return [`The file is not UTF-8; it was read as ${name[encoding]}.`]
}
