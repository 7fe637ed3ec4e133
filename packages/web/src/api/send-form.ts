import { addressOf } from './address.ts'
import type { AddressOf, FormCall, FormOf, Given, ReplyOf } from './call-types.ts'
import { replyIn } from './client.ts'
import { refusalOf, RequestError } from './request.ts'

/**
 * Sends a form with its file and tells how much of it has gone, which `fetch` cannot. Throws
 * `RequestError` where it is refused or the connection breaks.
 */
export async function sendForm<Of extends FormCall>(
  call: Of,
  fields: FormOf<Of>,
  onProgress: (share: number) => void,
  ...given: Given<AddressOf<Of>>
): Promise<ReplyOf<Of>> {
  const request = await sent(call, addressOf(call, ...given), formOf(fields), onProgress)
  const { status, statusText, responseText } = request
  if (status < 200 || status >= 300) throw refusalOf(status, responseText || statusText)
  const json: unknown = JSON.parse(responseText)
  return replyIn(call, json)
}

/** The text fields go first: the server reads the parts in their order. */
function formOf({ file, ...fields }: { readonly file: File }): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries<unknown>(fields)) {
    if (typeof value === 'string') form.append(name, value)
  }
  form.append('file', file)
  return form
}

function sent(
  { method }: FormCall,
  address: string,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    })
    request.addEventListener('load', () => {
      resolve(request)
    })
    request.addEventListener('error', () => {
      reject(new RequestError(0, 'The connection broke. Please try again.'))
    })
    request.send(form)
  })
}
