import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyOf, isSigned } from './aws-signature.ts'
import { answered, Refused, type KeptKey } from './kms-keys.ts'
import { localServer } from './local-server.ts'

/** What it does instead of answering. */
export type Mischief = 'nothing' | 'hangs up' | 'page' | 'empty' | 'short key' | { fault: string }

/** A service that speaks as much of the JSON protocol of AWS KMS as we use. */
export interface KmsServer {
  /** Settings that lead to it, without a key. */
  readonly environment: NodeJS.ProcessEnv
  /** Makes a key; answers its full name. */
  makeKey(): string
  /** Sets the state of a key, as its owner does there. */
  setState(arn: string, state: 'Enabled' | 'Disabled' | 'PendingDeletion'): void
  /** Misbehaves so many times at this call, and answers after that. */
  misbehave(call: string, mischief: Mischief, times?: number): void
  /** Calls as they came in: the name of the call and what it said. */
  readonly calls: { readonly call: string; readonly body: Readonly<Record<string, unknown>> }[]
}

const signedWith = {
  ...{ accessKeyId: 'AKKMS', secretAccessKey: 'secret of the key service' },
  ...{ region: 'eu-test-1', service: 'kms' },
}

export function kmsServer(): KmsServer {
  const keys = new Map<string, KeptKey>()
  const calls: KmsServer['calls'] = []
  let planned = { call: '', mischief: 'nothing' as Mischief, times: 0 }
  const at = localServer((request, response) => {
    void answer(request, response)
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await bodyOf(request)
    const body = JSON.parse(bytes.toString()) as Record<string, unknown>
    const call = String(request.headers['x-amz-target']).replace('TrentService.', '')
    calls.push({ call, body })
    answering(response, (send) => {
      if (!isSigned(request, new URL('/', 'http://any'), signedWith, bytes))
        throw new Refused('InvalidSignatureException')
      if (planned.call === call && planned.times-- > 0) misdo(planned.mischief, request, send)
      else send(200, JSON.stringify(answered(keys, call, body)))
    })
  }
  return {
    get environment() {
      return {
        KMS_ENDPOINT: at.url,
        KMS_REGION: signedWith.region,
        KMS_ACCESS_KEY_ID: signedWith.accessKeyId,
        KMS_SECRET_ACCESS_KEY: signedWith.secretAccessKey,
      }
    },
    calls,
    makeKey() {
      const arn = `arn:aws:kms:${signedWith.region}:111122223333:key/${randomBytes(8).toString('hex')}`
      keys.set(arn, { secret: randomBytes(32), state: 'Enabled' })
      return arn
    },
    setState(arn, state) {
      const key = keys.get(arn)
      if (key) key.state = state
    },
    misbehave(call, mischief, times = Infinity) {
      planned = { call, mischief, times }
    },
  }
}

type Send = (status: number, text: string) => void

/** What is refused is answered as the service does. */
function answering(response: ServerResponse, work: (send: Send) => void): void {
  const send: Send = (status, text) => {
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(text)
  }
  try {
    work(send)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const status = error.type === 'KMSInternalException' ? 500 : 400
    send(status, JSON.stringify({ __type: error.type, message: 'words of the service' }))
  }
}

function misdo(mischief: Mischief, request: IncomingMessage, send: Send): void {
  if (mischief === 'nothing') return
  if (mischief === 'hangs up') request.destroy()
  else if (mischief === 'page') send(200, '<!doctype html><title>Welcome</title>')
  else if (mischief === 'empty') send(200, '{}')
  else if (mischief === 'short key') send(200, '{"Plaintext":"AAAA","CiphertextBlob":"AAAA"}')
  else throw new Refused(mischief.fault)
}
