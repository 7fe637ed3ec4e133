import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Upload, UploadDetails, User } from '@plumbline/contract'
import type { SignIn } from './running-product.ts'

/** A person who is signed in to a running product. */
export interface ProductClient {
  readonly userId: string
  readonly cookie: string
  post(call: string, body: object): Promise<Response>
  get(call: string): Promise<Response>
  /** Sends a file; answers its upload as it was answered. */
  send(file: string, name: string): Promise<Upload>
  upload(id: string): Promise<Upload>
  /** Waits for the end of an audit; milliseconds that each of its stages took, as far as can be seen. */
  stagesOf(id: string): Promise<ReadonlyMap<string, number>>
}

const pollMs = 100

export async function signIn(
  url: string,
  call: '/api/login' | '/api/admin/login',
  who: SignIn,
): Promise<ProductClient> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const answer = await fetch(url + call, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: who.email, password: who.password }),
  })
  if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { id: userId } = User.parse(await answer.json())
  const get = (path: string) => fetch(url + path, { headers: { cookie } })
  const upload = async (id: string) => {
    const { upload: found } = UploadDetails.parse(await (await get(`/api/uploads/${id}`)).json())
    return found
  }
  return {
    userId,
    cookie,
    get,
    upload,
    post: (path, body) =>
      fetch(url + path, {
        method: 'POST',
        headers: { ...headers, cookie },
        body: JSON.stringify(body),
      }),
    async send(file, name) {
      const form = new FormData()
      form.set('uploadName', name)
      form.set('auditAgain', 'true')
      form.set('auditType', 'Medical')
      form.set('file', new Blob([readFileSync(file)], { type: 'text/csv' }), path.basename(file))
      const sent = await fetch(`${url}/api/uploads`, {
        method: 'POST',
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
        body: form,
      })
      if (sent.status !== 201) throw new Error(`The upload answered ${sent.status}`)
      return Upload.parse(await sent.json())
    },
    async stagesOf(id) {
      const stages = new Map<string, number>()
      let last = performance.now()
      for (;;) {
        const { status, progress } = await upload(id)
        const now = performance.now()
        const stage = progress?.stage ?? 'storing'
        stages.set(stage, (stages.get(stage) ?? 0) + now - last)
        if (status !== 'processing') return stages
        last = now
        await pause(pollMs)
      }
    },
  }
}
