import { IntakeRefusal, type ReadPdf } from '@plumbline/intake'
import type { Answer, PdfReading } from './messages.ts'

/** Has the worker read a PDF: this process may start none. */
export class PdfFromWorker {
  readonly #send: (message: Answer) => void
  readonly #came = Promise.withResolvers<PdfReading>()

  constructor(send: (message: Answer) => void) {
    this.#send = send
  }

  /** Throws what the reading of the PDF threw. */
  readonly read: ReadPdf = async (bytes) => {
    const pieces: Uint8Array[] = []
    for await (const piece of bytes) pieces.push(piece)
    this.#send({ say: 'pdf', bytes: Buffer.concat(pieces) })
    const reading = await this.#came.promise
    if ('text' in reading) return reading.text
    throw new IntakeRefusal(reading.refused.code, reading.refused.message)
  }

  take(reading: PdfReading): void {
    this.#came.resolve(reading)
  }
}
