import { recordPages } from '@plumbline/contract'
import { AppError } from '../../app-error.ts'

/** What is read: errors name it. */
export type DocumentNoun = 'record' | 'document'

/** So many characters of text a document may have. */
export const textCharacters = 400_000

/** What to send in place of a document that is too large. */
export const sendLess = {
  record: 'Send the pages that concern this claim.',
  document: 'Send the pages that hold its terms.',
} as const

/** A document without a word. */
export const unread = (noun: DocumentNoun) =>
  `No text could be read in this ${noun}: it is blank, too faint, or written by hand. Scan it again in black and white with 300 dots to the inch.`
/** A document of more pages or text than are read. */
export const tooLong = (noun: DocumentNoun) =>
  `A ${noun} may have ${recordPages.all} pages, ${recordPages.pictures} of them pictures, and ${textCharacters.toLocaleString('en-US')} characters. ${sendLess[noun]}`
/** What is said of a PDF that the reader refuses, by its code. */
export const sentences = (noun: DocumentNoun): ReadonlyMap<string, string> =>
  new Map([
    ['pdf-encrypted', 'The PDF needs a password to be opened. Save it without one.'],
    ['pdf-damaged', 'The PDF is damaged or was cut off. Download it or scan it again.'],
    ['pdf-too-long', tooLong(noun)],
    [
      'pdf-too-demanding',
      `Reading the PDF took too much memory or time, and was ended. Print fewer pages to a new PDF. ${sendLess[noun]}`,
    ],
  ])

/** The refusal of a file, with a sentence. */
export function refused(message: string): AppError {
  return new AppError('invalid-request', { message, faults: [{ field: 'file', message }] })
}
