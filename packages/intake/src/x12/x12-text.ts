import { TextDecoder } from 'node:util'
import { readBytes, type ByteScan, type FileSource } from '../source/byte-source.ts'
import { decodeText, detectEncoding, encodingNotes } from '../source/encoding.ts'
import { separatorsOf } from './separators.ts'

/** An X12 file, looked at once. */
export interface X12Text {
  readonly source: FileSource
  readonly scan: ByteScan
}

/** Whether a file begins as X12 does: with an envelope (ISA, GS) or a transaction (ST). */
export function isX12({ head, isUtf8 }: ByteScan): boolean {
  const text = new TextDecoder(detectEncoding(head, isUtf8)).decode(head.subarray(0, 1 << 14))
  return separatorsOf(text.trimStart()) !== undefined
}

/** Its characters, from the start; may be called again. */
export function charactersOf(
  { source, scan }: X12Text,
  onBytes: (count: number) => void = () => undefined,
): AsyncIterable<string> {
  const bytes = readBytes(source, (chunk) => {
    onBytes(chunk.length)
  })
  return decodeText(bytes, encodingOf(scan))
}

/** What was assumed of its characters. */
export function textNotes({ scan }: X12Text): readonly string[] {
  return encodingNotes(encodingOf(scan))
}

function encodingOf({ head, isUtf8 }: ByteScan) {
  return detectEncoding(head, isUtf8)
}
