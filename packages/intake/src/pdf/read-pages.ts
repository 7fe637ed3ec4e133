import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { startConfined } from '../confined/confined-process.ts'
import { childMessage } from './child-message.ts'
import { pdfLimits, timeLimitMilliseconds, type PdfLimits } from './pdf-limits.ts'
import { unpackField, unpackWord, type PdfMessage, type PdfPage } from './pdf-page.ts'
import { pdfRefusal } from './pdf-refusal.ts'
import type { ReadScans } from '../scans/read-scans.ts'
import { withScans } from './with-scans.ts'

/** What the reading process found in a PDF. */
export interface PdfText {
  readonly pages: readonly PdfPage[]
  /** Fields of a form that can be filled in. */
  readonly fieldCount: number
}

const library = createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.mjs')
const entry = fileURLToPath(new URL('read-pdf.child.ts', import.meta.url))

/** Reads the words of a PDF from its bytes. */
export type ReadPdf = (
  bytes: AsyncIterable<Uint8Array>,
  onPage: (page: number, pageCount: number) => void,
) => Promise<PdfText>

/**
 * Reads the words of a PDF in a process of its own, which is ended when it is done, when it needs
 * more than `pdfLimits`, and when the bytes cannot be read; those of pages that are pictures in two
 * more. Throws `IntakeRefusal`.

 * @param onPage called for each page, as far as its text and its picture are read
 * @param readScans how pictures are read: in these processes where not given
 */
export async function readPages(
  bytes: AsyncIterable<Uint8Array>,
  onPage: (page: number, pageCount: number) => void,
  limits: PdfLimits = pdfLimits,
  readScans?: ReadScans,
): Promise<PdfText> {
  const all = await gathered(bytes)
  const text = await textOf(all, limits)
  const pages = await withScans(all, text, onPage, limits.pictures, readScans)
  return { ...text, pages }
}

async function textOf(bytes: Uint8Array, limits: PdfLimits): Promise<PdfText> {
  const child = startChild(limits)
  try {
    const [text] = await Promise.all([collect(child, limits), feed(bytes, child)])
    return text
  } finally {
    await ended(child)
  }
}

async function gathered(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of bytes) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Ends the process and waits until it is gone. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** It may read two folders of the program, and use no more than its limits, which the system holds it to. */
function startChild(limits: PdfLimits): ChildProcess {
  return startConfined({
    entry,
    words: [pathToFileURL(library).href],
    readable: [dirname(entry), dirname(library)],
    ...limits,
  })
}

/** Hands over the bytes. A process that ended early says why itself, so that a broken pipe is no news. */
async function feed(bytes: Uint8Array, { stdin }: ChildProcess): Promise<void> {
  if (!stdin) return
  try {
    await pipeline(Readable.from([bytes]), stdin)
  } catch {
    // Its message or its end tells.
  }
}

/** Gathers what the process says, until it is done, fails, ends or is over its time. */
function collect(child: ChildProcess, limits: PdfLimits): Promise<PdfText> {
  const pages: PdfPage[] = []
  let fieldCount = 0
  return new Promise((resolve, reject) => {
    const deadline = new Deadline(() => {
      reject(pdfRefusal('too-demanding'))
    })
    deadline.set(timeLimitMilliseconds(1, limits))
    const take = (message: PdfMessage) => {
      if (message.kind === 'done') resolve({ pages, fieldCount })
      else if (message.kind === 'failed') reject(pdfRefusal(message.problem))
      else if (message.kind === 'opened') {
        fieldCount = message.fieldCount
        deadline.set(timeLimitMilliseconds(message.pageCount, limits))
      } else {
        const { page, words, turn, fields } = message
        pages.push({ page, turn, words: words.map(unpackWord), fields: fields.map(unpackField) })
      }
    }
    child.on('message', (raw: unknown) => {
      const message = childMessage(raw)
      if (message) take(message)
      else reject(pdfRefusal('damaged'))
    })
    for (const event of ['error', 'exit'] as const) {
      child.on(event, () => {
        deadline.clear()
        reject(pdfRefusal('too-demanding'))
      })
    }
  })
}

/** Calls back when a time since its making is over. */
class Deadline {
  readonly #started = performance.now()
  readonly #onOver: () => void
  #timer: NodeJS.Timeout | undefined

  constructor(onOver: () => void) {
    this.#onOver = onOver
  }

  set(milliseconds: number): void {
    this.clear()
    const left = this.#started + milliseconds - performance.now()
    this.#timer = setTimeout(this.#onOver, Math.max(0, left))
  }

  clear(): void {
    clearTimeout(this.#timer)
  }
}
