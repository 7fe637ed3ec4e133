import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll } from 'vitest'
import { bodyOf, isSigned } from './aws-signature.ts'
import { answered, Refused, type KeptKey } from './kms-keys.ts'

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

const region = 'eu-test-1'
const credentials = { accessKeyId: 'AKKMS', secretAccessKey: 'secret of the key service' }

export function kmsServer(): KmsServer {
  const keys = new Map<string, KeptKey>()
  const calls: KmsServer['calls'] = []
  let port = 0
  let planned = { call: '', mischief: 'nothing' as Mischief, times: 0 }
  const server = createServer((request, response) => {
    void answer(request, response)
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await bodyOf(request)
    const body = JSON.parse(bytes.toString()) as Record<string, unknown>
    const call = String(request.headers['x-amz-target']).replace('TrentService.', '')
    calls.push({ call, body })
    const send = (status: number, text: string) => {
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(text)
    }
    try {
      const signedWith = { ...credentials, region, service: 'kms' }
      if (!isSigned(request, new URL('/', 'http://any'), signedWith, bytes))
        throw new Refused('InvalidSignatureException')
      if (planned.call === call && planned.times-- > 0) {
        misdo(planned.mischief, request, send)
        return
      }
      send(200, JSON.stringify(answered(keys, call, body)))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const status = error.type === 'KMSInternalException' ? 500 : 400
      send(status, JSON.stringify({ __type: error.type, message: 'words of the service' }))
    }
  }
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    get environment() {
      return {
        KMS_ENDPOINT: `http://127.0.0.1:${port}`,
        KMS_REGION: region,
        KMS_ACCESS_KEY_ID: credentials.accessKeyId,
        KMS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      }
    },
    calls,
    makeKey() {
      const arn = `arn:aws:kms:${region}:111122223333:key/${randomBytes(8).toString('hex')}`
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

function misdo(
  mischief: Mischief,
  request: IncomingMessage,
  send: (status: number, text: string) => void,
): void {
  if (mischief === 'nothing') return
  if (mischief === 'hangs up') request.destroy()
  else if (mischief === 'page') send(200, '<!doctype html><title>Welcome</title>')
  else if (mischief === 'empty') send(200, '{}')
  else if (mischief === 'short key') send(200, '{"Plaintext":"AAAA","CiphertextBlob":"AAAA"}')
  else throw new Refused(mischief.fault)
}
