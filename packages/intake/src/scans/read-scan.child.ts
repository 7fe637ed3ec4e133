import { openPictures } from './page-pictures.ts'
import { pdfiumOf, refereeOf, tesseractOf } from './scan-libraries.ts'
import { scanLimits } from './scan-limits.ts'
import type { ScanMessage, SecondReading } from './scan-message.ts'
import type { ScanOrder } from './scan-order.ts'
import { asPacked, dotsPerInch, straightPage } from './straight-page.ts'
import { twoReadings } from './two-readings.ts'

/**
 * The process that reads pages which are pictures: takes the PDF from standard input and answers the words of each
 * page over the channel. Two of them read the same pages side by side; the second one's words are handed to the
 * first, which puts both together. It may read the folders of its libraries and nothing else.
 */

function say(message: ScanMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => {
      if (error) reject(error)
      else resolve()
    })
  })
}

/** What the other process saw, page by page, until it is asked for. */
class SecondReadings {
  readonly #came = new Map<number, PromiseWithResolvers<SecondReading>>()

  constructor() {
    process.on('message', (reading: SecondReading) => {
      this.#of(reading.page).resolve(reading)
    })
  }

  async take(page: number): Promise<SecondReading> {
    const reading = await this.#of(page).promise
    this.#came.delete(page)
    return reading
  }

  #of(page: number): PromiseWithResolvers<SecondReading> {
    const known = this.#came.get(page) ?? Promise.withResolvers<SecondReading>()
    this.#came.set(page, known)
    return known
  }
}

async function readScans(order: ScanOrder, bytes: Uint8Array): Promise<void> {
  const pictures = await openPictures(await pdfiumOf(order), bytes, scanLimits.pixels)
  const tesseract = await tesseractOf(order)
  const reader = tesseract.reader(order.role === 'first' ? 'network' : 'shapes')
  const referee = refereeOf(order)
  const seconds = new SecondReadings()
  for (const asked of order.pages) {
    const { page } = asked
    const shown = await straightPage(pictures, asked)
    if (shown) tesseract.show(shown)
    const words = shown ? reader.words(dotsPerInch) : []
    if (order.role === 'second') {
      await say({ kind: 'second', page, words })
      continue
    }
    const second = await seconds.take(page)
    const judged = await twoReadings(words, second.words, (place) =>
      shown ? referee.textAt(shown, place) : Promise.resolve(''),
    )
    await say({ kind: 'scanned', page, words: judged.map(asPacked(shown?.scale ?? 1)) })
  }
}

async function readStandardInput(): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  const input: AsyncIterable<Buffer> = process.stdin
  for await (const chunk of input) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

process.on('disconnect', () => {
  process.exit()
})
try {
  await readScans(JSON.parse(process.argv[2] ?? '') as ScanOrder, await readStandardInput())
  await say({ kind: 'done' })
} catch {
  await say({ kind: 'failed' })
}
process.channel?.ref()
