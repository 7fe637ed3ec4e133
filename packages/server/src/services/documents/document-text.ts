import { recordFileBytes, recordPages } from '@plumbline/contract'
import { IntakeRefusal, pdfLimits, readPdfText, textLines, textOf } from '@plumbline/intake'
import pLimit from 'p-limit'
import { AppError } from '../../app-error.ts'
import { gatheredBytes } from '../../files/gathered-bytes.ts'
import {
  refused,
  sendLess,
  sentences,
  textCharacters,
  tooLong,
  unread,
  type DocumentNoun,
} from './document-refusals.ts'

/** A line of a document's text, in reading order. */
interface TextLine {
  readonly page: number
  readonly text: string
}

/** The lines of a document, and the pages that were pictures. */
export interface DocumentText {
  readonly lines: readonly TextLine[]
  readonly pages: number
  readonly picturePages: readonly number[]
}

/** A document that is arriving. */
export interface ArrivingDocument {
  readonly name: string
  readonly chunks: AsyncIterable<Uint8Array>
  isCut(): boolean
}

/** Two are read at a time, so that audits keep their share of the machine, and few wait for them. */
const reading = pLimit(2)
const mostWaiting = 6
const linesOfPage = 60

/** Throws `file-too-large`, `wrong-file-type`, `invalid-request` where it cannot be read, and `too-many-requests`. */
export async function documentText(
  file: ArrivingDocument,
  noun: DocumentNoun,
): Promise<DocumentText> {
  const bytes = await gathered(file, noun)
  if (bytes.subarray(0, 1_024).includes('%PDF-')) {
    if (reading.pendingCount >= mostWaiting)
      throw new AppError('too-many-requests', { retryAfterSeconds: 30 })
    return reading(() => pdfText(bytes, noun))
  }
  if (!/\.(?:txt|text)$/i.test(file.name) || bytes.includes(0))
    throw new AppError('wrong-file-type', { message: 'Please select a PDF or a text file' })
  return plainText(new TextDecoder().decode(bytes), noun)
}

async function gathered(file: ArrivingDocument, noun: DocumentNoun): Promise<Buffer> {
  const bytes = await gatheredBytes(file, recordFileBytes)
  if (!bytes)
    throw new AppError('file-too-large', {
      message: `A ${noun} may have ${recordFileBytes / 1_000_000} MB. ${sendLess[noun]}`,
    })
  return bytes
}

async function pdfText(bytes: Uint8Array, noun: DocumentNoun): Promise<DocumentText> {
  try {
    const { pages } = await readPdfText(onePiece(bytes), () => undefined, {
      ...pdfLimits,
      pages: recordPages.all,
      pictures: recordPages.pictures,
      textCharacters,
    })
    const lines = pages.flatMap((page) =>
      textLines(page).map((line) => ({ page: page.page, text: textOf(line.words) })),
    )
    const picturePages = pages.flatMap(({ page, isScan }) => (isScan === true ? [page] : []))
    return { lines: withText(lines, noun), pages: pages.length, picturePages }
  } catch (error) {
    if (error instanceof IntakeRefusal)
      throw refused(sentences(noun).get(error.code) ?? unread(noun))
    throw error
  }
}

/** A text file has no pages: so many lines are one. */
function plainText(text: string, noun: DocumentNoun): DocumentText {
  if (text.length > textCharacters) throw refused(tooLong(noun))
  const lines = text
    .split(/\r\n?|\n/)
    .map((each, at) => ({ page: 1 + Math.floor(at / linesOfPage), text: each.trim() }))
  return { lines: withText(lines, noun), pages: lines.at(-1)?.page ?? 1, picturePages: [] }
}

function withText(lines: readonly TextLine[], noun: DocumentNoun): readonly TextLine[] {
  const filled = lines.filter(({ text }) => text !== '')
  if (filled.length === 0) throw refused(unread(noun))
  return filled
}

async function* onePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes)
}
