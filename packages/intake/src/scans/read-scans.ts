import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { startConfined } from '../confined/confined-process.ts'
import { processorTimeOf } from '../confined/processor-time.ts'
import { scanLibraries } from './library-places.ts'
import { mostPictureDots } from './picture-dots.ts'
import type { ScanOrder } from './scan-order.ts'
import { scanLimits, type ScanLimits } from './scan-limits.ts'
import { scanMessage, type ScanMessage } from './scan-message.ts'
import { unpackScannedWord, type PageToScan, type ScannedPage } from './scanned-page.ts'

const entry = fileURLToPath(new URL('read-scan.child.ts', import.meta.url))

/** Why pages could not be read: what they hold is broken, costs more than it may, or would by what the file says. */
export type StopReason = 'damaged' | 'too-demanding' | 'picture-too-large'

/** A page could not be read. */
export class ScanStopped extends Error {
  override readonly name = 'ScanStopped'
  readonly reason: StopReason

  constructor(reason: StopReason) {
    super(reason)
    this.reason = reason
  }
}

/** Reads pages that are pictures; `onPage` is told how many are done. */
export type ReadScans = (
  bytes: Uint8Array,
  pages: readonly PageToScan[],
  onPage: (pagesDone: number) => void,
) => Promise<readonly ScannedPage[]>

/**
 * Reads pages that are pictures, by two readers in a process each, which are ended when they are done and when
 * they need more than `scanLimits`. Throws `ScanStopped`.
 */
export async function readScans(
  bytes: Uint8Array,
  pages: readonly PageToScan[],
  onPage: (pagesDone: number) => void,
  limits: ScanLimits = scanLimits,
): Promise<readonly ScannedPage[]> {
  if (pages.length === 0) return []
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (mostPictureDots(file) > limits.pictureDots) throw new ScanStopped('picture-too-large')
  const first = startReader('first', pages, limits)
  const second = startReader('second', pages, limits)
  try {
    const scanned = collected(first, second, onPage, limits)
    const [read] = await Promise.all([scanned, feed(bytes, first), feed(bytes, second)])
    return read
  } finally {
    await Promise.all([ended(first), ended(second)])
  }
}

function startReader(
  role: ScanOrder['role'],
  pages: readonly PageToScan[],
  limits: ScanLimits,
): ChildProcess {
  const { places, folders } = scanLibraries()
  const order: ScanOrder = { role, pages, ...places }
  return startConfined({
    entry,
    words: [JSON.stringify(order)],
    readable: [dirname(entry), ...folders],
    heapMegabytes: limits.heapMegabytes,
    dataKilobytes: limits.dataKilobytes,
    processorSeconds: 10 + limits.processorSecondsPerPage * pages.length,
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

/** Gathers pages, handing what the second reader sees to the first, until all are there. */
function collected(
  first: ChildProcess,
  second: ChildProcess,
  onPage: (pagesDone: number) => void,
  limits: ScanLimits,
): Promise<readonly ScannedPage[]> {
  const pages: ScannedPage[] = []
  return new Promise((done, reject) => {
    const stop = (reason: StopReason) => {
      clearTimeout(timer)
      reject(new ScanStopped(reason))
    }
    const startPage = () => {
      const began = processorTimeOf([first, second])
      let extensions = 0
      const wait = (): NodeJS.Timeout =>
        setTimeout(() => {
          const had = (processorTimeOf([first, second]) ?? Infinity) - (began ?? 0)
          // A busy machine is no fault of the page, as long as it has not had its share of the processor.
          if (mayGoOn(had, ++extensions, limits)) timer = wait()
          else stop('too-demanding')
        }, limits.millisecondsPerPage)
      return wait()
    }
    let timer = startPage()
    const take = (message: ScanMessage) => {
      if (message.kind === 'second') first.send(message)
      else if (message.kind === 'failed') stop('damaged')
      else if (message.kind === 'scanned') {
        pages.push({ page: message.page, words: message.words.map(unpackScannedWord) })
        onPage(pages.length)
        clearTimeout(timer)
        timer = startPage()
      }
    }
    for (const child of [first, second]) {
      child.on('message', (raw: unknown) => {
        const message = scanMessage(raw)
        if (!message) stop('damaged')
        else if (child === first && message.kind === 'done') {
          clearTimeout(timer)
          done(pages)
        } else take(message)
      })
      for (const event of ['error', 'exit'] as const) {
        child.on(event, () => {
          stop('too-demanding')
        })
      }
    }
  })
}

/** Ticks of the system's clock in a second (`CLK_TCK`, 100 on Linux). */
const ticksPerSecond = 100
/** Processes that had less of the processor than this share of the clock hang rather than wait. */
const leastShare = 0.05

/**
 * Whether a page that was not read within its time gets as much again: while both processes together have not had
 * what they may take for a page, have worked, and not too often.
 *
 * @param ticks what they have had of the processor for this page; infinite where the system does not say
 * @param extensions how often its time has run out
 */
export function mayGoOn(
  ticks: number,
  extensions: number,
  { millisecondsPerPage, processorSecondsPerPage, extensionsPerPage }: ScanLimits,
): boolean {
  const seconds = ticks / ticksPerSecond
  const waited = (extensions * millisecondsPerPage) / 1000
  return (
    extensions <= extensionsPerPage &&
    seconds < 2 * processorSecondsPerPage &&
    seconds >= leastShare * waited
  )
}

/** Ends the process and waits until it is gone. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
