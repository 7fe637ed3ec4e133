import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import {
  documentText,
  type ArrivingDocument,
  type DocumentText,
} from '../documents/document-text.ts'
import { oneAtATime } from '../documents/one-at-a-time.ts'

/** A form with a document that is arriving. */
export interface ArrivingForm {
  read(keep: (file: ArrivingDocument) => Promise<void>): Promise<unknown>
}

/** The text of a plan or contract that arrives. Throws what `documentText` does, and where there is none. */
export async function planDocumentText(
  { userId }: Actor,
  form: ArrivingForm,
): Promise<DocumentText> {
  let text: DocumentText | undefined
  await form.read(async (file) => {
    text = await oneAtATime(userId, () => documentText(file, 'document'))
  })
  if (text) return text
  const message = 'Please select the document'
  throw new AppError('invalid-request', { message, faults: [{ field: 'file', message }] })
}
