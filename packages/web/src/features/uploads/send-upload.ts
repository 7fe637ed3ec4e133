import type { ErrorAnswer, Upload } from '@plumbline/contract'
import { RequestError } from '../../api/request.ts'

export interface NewUpload {
  readonly uploadName: string
  readonly auditType: 'Medical' | 'Pharmacy'
  readonly file: File
}

/** Sends a file and tells how much of it has gone; `fetch` cannot tell that. */
export function sendUpload(
  { uploadName, auditType, file }: NewUpload,
  onProgress: (share: number) => void,
): Promise<Upload> {
  const form = new FormData()
  // The fields go first: the server reads the parts in their order.
  form.append('uploadName', uploadName)
  form.append('auditType', auditType)
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/uploads')
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    })
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300)
        resolve(JSON.parse(request.responseText) as Upload)
      else reject(refusal(request))
    })
    request.addEventListener('error', () => {
      reject(new RequestError(0, 'The connection broke. Please try again.'))
    })
    request.send(form)
  })
}

function refusal(request: XMLHttpRequest): RequestError {
  try {
    return new RequestError(
      request.status,
      request.responseText,
      JSON.parse(request.responseText) as ErrorAnswer,
    )
  } catch {
    return new RequestError(request.status, request.responseText || request.statusText)
  }
}
