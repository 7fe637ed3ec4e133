import { apiUploadBytes, UploadField } from '@plumbline/contract'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { ArrivingUpload, UploadTexts } from '../services/uploads/receive/receive-upload.ts'

const limits = {
  fileSize: apiUploadBytes,
  files: 1,
  fields: 8,
  parts: 9,
  fieldSize: 4_096,
  fieldNameSize: 100,
  headerPairs: 20,
}

/** The multipart body of an upload, read while it arrives. */
export function uploadForm(request: FastifyRequest): ArrivingUpload {
  return {
    async read(keep) {
      if (!request.isMultipart()) throw new AppError('wrong-content-type')
      const texts: UploadTexts = {}
      let refusal: unknown
      try {
        for await (const part of request.parts({ limits })) {
          if (part.type === 'file') refusal ??= await refusalOf(part, keep)
          else if (typeof part.value === 'string') take(texts, part.fieldname, part.value)
        }
      } catch (error) {
        throw unreadable(error)
      }
      if (refusal !== undefined) throw asError(refusal)
      return texts
    },
  }
}

/** Of a field that comes twice the last counts; one that the contract does not name, not at all. */
function take(texts: UploadTexts, name: string, value: string): void {
  const field = UploadField.safeParse(name)
  if (field.success) texts[field.data] = value
}

/**
 * Why the file is not taken. The rest of the body is read all the same, or the browser would see
 * a broken connection instead of the answer.
 */
async function refusalOf(
  part: MultipartFile,
  keep: Parameters<ArrivingUpload['read']>[0],
): Promise<unknown> {
  const { file } = part
  // A part may come without a name, whatever the library's type says.
  const named: unknown = part.filename
  try {
    await keep({
      name: typeof named === 'string' ? named : '',
      chunks: file,
      isCut: () => file.truncated,
    })
    return undefined
  } catch (error) {
    file.resume()
    return error
  }
}

function unreadable(error: unknown): AppError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const tooMany = ['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'].includes(String(code))
  return new AppError('invalid-request', {
    message: tooMany
      ? 'Send one file with its name and audit type, and nothing else.'
      : 'The upload broke off or cannot be read. Please send the file again.',
    cause: error,
  })
}

function asError(refusal: unknown): Error {
  return refusal instanceof Error ? refusal : new Error('The file was not taken')
}
