import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { startConfined } from '../confined/confined-process.ts'
import type { PagePlace } from '../words/row-place.ts'
import { markedPicture } from './marked-picture.ts'
import { pictureLimits, type PictureLimits } from './picture-limits.ts'
import { pictureMessage, type PagePart } from './picture-message.ts'
import type { PictureOrder } from './picture-order.ts'

const { resolve } = createRequire(import.meta.url)
const entry = fileURLToPath(new URL('make-picture.child.ts', import.meta.url))

/** Of which place a picture is wanted. */
export interface PictureOfPlace {
  readonly place: PagePlace
  /** The whole page, and not only what stands around the place. */
  readonly isWhole: boolean
}

/** No picture could be made: the file is no PDF, is broken, has no such page, or would cost more than it may. */
export class PictureFailed extends Error {
  override readonly name = 'PictureFailed'
}

/**
 * A picture (PNG) of a place in a PDF, alone or in a zip archive, in which a frame marks it. It is made in a process of its own without a network
 * or files, which is ended when it is done and when it needs more than `pictureLimits`. Throws `PictureFailed`.
 */
export async function pagePicture(
  bytes: Uint8Array,
  wanted: PictureOfPlace,
  limits: PictureLimits = pictureLimits,
): Promise<Uint8Array> {
  const child = startMaker(wanted, limits)
  try {
    const [part] = await Promise.all([answered(child, limits), feed(bytes, child)])
    return markedPicture(part, wanted.place)
  } finally {
    await ended(child)
  }
}

function startMaker(wanted: PictureOfPlace, limits: PictureLimits): ChildProcess {
  const pdfium = resolve('@hyzyla/pdfium').replace(/index\.cjs$/, 'index.esm.js')
  const order: PictureOrder = {
    ...wanted,
    pdfium: pathToFileURL(pdfium).href,
    pdfiumBinary: resolve('@hyzyla/pdfium/pdfium.wasm'),
  }
  return startConfined({
    entry,
    words: [JSON.stringify(order)],
    readable: [
      dirname(entry),
      fileURLToPath(new URL('../scans', import.meta.url)),
      fileURLToPath(new URL('../archive', import.meta.url)),
      dirname(dirname(pdfium)),
    ],
    serialization: 'advanced',
    ...limits,
  })
}

/** A process that ended early says why itself, so that a broken pipe is no news. */
async function feed(bytes: Uint8Array, { stdin }: ChildProcess): Promise<void> {
  if (!stdin) return
  try {
    await pipeline(Readable.from([bytes]), stdin)
  } catch {
    // The message or the end of the process tells.
  }
}

function answered(child: ChildProcess, limits: PictureLimits): Promise<PagePart> {
  return new Promise((done, reject) => {
    const fail = () => {
      clearTimeout(timer)
      reject(new PictureFailed('No picture could be made'))
    }
    const timer = setTimeout(fail, limits.milliseconds)
    child.once('message', (raw: unknown) => {
      const message = pictureMessage(raw, limits.dots)
      if (message?.kind !== 'part') {
        fail()
        return
      }
      clearTimeout(timer)
      done(message.part)
    })
    child.once('error', fail)
    child.once('exit', fail)
  })
}

/** Ends the process and waits until it is gone. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
