import { IntakeRefusal, readPdfText } from '@plumbline/intake'
import type { Request } from './messages.ts'

/** Has a PDF read in a process of its own, for the process that audits, which may start none. */
export async function readPdf(
  bytes: Uint8Array,
  onPage: (page: number, pageCount: number) => void,
): Promise<Request> {
  try {
    return { ask: 'pdf', pdf: { text: await readPdfText(onePiece(bytes), onPage) } }
  } catch (error) {
    if (error instanceof IntakeRefusal) {
      return { ask: 'pdf', pdf: { refused: { code: error.code, message: error.message } } }
    }
    throw error
  }
}

async function* onePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes)
}
