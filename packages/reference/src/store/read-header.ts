import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { headerOf, headerEnd, prefixBytes } from './release-file.ts'
import type { ReleaseHeader } from './release-header.ts'

/** What a release file says of itself, without its rows. Throws where it is none or cannot be read. */
export function readHeader(file: string): ReleaseHeader {
  const descriptor = openSync(file, 'r')
  try {
    const prefix = Buffer.alloc(prefixBytes)
    readSync(descriptor, prefix, 0, prefixBytes, 0)
    const bytes = Buffer.alloc(headerEnd(prefix, fstatSync(descriptor).size, file))
    readSync(descriptor, bytes, 0, bytes.length, 0)
    return headerOf(bytes, file)
  } finally {
    closeSync(descriptor)
  }
}
