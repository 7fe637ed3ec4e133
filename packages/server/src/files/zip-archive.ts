import { createHash, type Hash } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import { ZipFile } from 'yazl'

/** One file of the archive; its bytes are asked for when it is written, one file at a time. */
export interface Entry {
  readonly path: string
  readonly bytes: () => Promise<AsyncIterable<Uint8Array | string>>
}

interface Written {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

/** A name that no unpacking program takes for a way out of its folder. */
export function archiveName(name: string): string {
  const safe = name.replace(/[^\p{L}\p{N} ._()-]/gu, '_')
  return /^\.*$/.test(safe) ? 'file' : safe
}

/** A ZIP in pieces; its last file is a manifest with the digest of each other. */
export function archive(entries: readonly Entry[]): Readable {
  const zip = new ZipFile()
  const written: Written[] = []
  for (const entry of entries) {
    zip.addReadStreamLazy(entry.path, (done) => {
      entry.bytes().then(
        (bytes) => {
          done(null, measured(entry.path, Readable.from(bytes), written))
        },
        (error: unknown) => {
          // The archive breaks off rather than look whole.
          zip.emit('error', error)
        },
      )
    })
  }
  zip.addReadStreamLazy('manifest.json', (done) => {
    done(null, Readable.from([Buffer.from(JSON.stringify({ files: written }, undefined, 2))]))
  })
  zip.end()
  const output = new Readable().wrap(zip.outputStream)
  zip.on('error', (error: Error) => output.destroy(error))
  return output
}

/** Passes bytes on and notes their digest when they have gone. */
function measured(path: string, source: Readable, written: Written[]): Readable {
  const hash: Hash = createHash('sha256')
  let bytes = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
    flush(done) {
      written.push({ path, bytes, sha256: hash.digest('hex') })
      done()
    },
  })
  source.on('error', (error) => meter.destroy(error))
  return source.pipe(meter)
}

/** What is at hand already. */
export async function one(bytes: Uint8Array | string): Promise<AsyncIterable<Uint8Array | string>> {
  return Promise.resolve(Readable.from([bytes]))
}
