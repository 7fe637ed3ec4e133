import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { afterAll, beforeAll } from 'vitest'
import { bodyOf, isSigned } from './aws-signature.ts'

/** A storage that speaks as much of S3 as we use, and refuses what is not signed with its key. */
export interface S3Server {
  /** Settings that lead to it. */
  readonly environment: NodeJS.ProcessEnv
  readonly objects: Map<string, Buffer>
  /** What was put, in order, with what was asked for it. */
  readonly puts: readonly PutRequest[]
  /** Lists at most so many objects at a time. */
  pageSize: number
  /** Answers every request with this status instead. */
  failWith: number | undefined
  empty(): void
}

interface PutRequest {
  readonly key: string
  readonly headers: IncomingHttpHeaders
}

const bucket = 'plumbline-test'
const region = 'eu-test-1'
const accessKeyId = 'AKTEST'
const secretAccessKey = 'secret of the test'
const signedWith = { accessKeyId, secretAccessKey, region, service: 's3' }

export function s3Server(): S3Server {
  const objects = new Map<string, Buffer>()
  const puts: PutRequest[] = []
  const state = { pageSize: 1_000, failWith: undefined as number | undefined, port: 0 }
  const server = createServer((request, response) => {
    void answer(request, response)
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request)
    const url = new URL(request.url ?? '/', 'http://any')
    const status = state.failWith ?? (isSigned(request, url, signedWith) ? undefined : 403)
    if (status !== undefined) {
      response.writeHead(status).end('<Error><Code>Refused</Code></Error>')
      return
    }
    const key = url.pathname.slice(`/${bucket}/`.length)
    if (request.method === 'PUT' && request.headers['content-length'] === undefined) {
      response.writeHead(411).end('<Error><Code>MissingContentLength</Code></Error>')
      return
    }
    if (request.method === 'PUT') {
      objects.set(key, body)
      puts.push({ key, headers: request.headers })
    }
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method !== 'GET') {
      response.writeHead(request.method === 'DELETE' ? 204 : 200).end()
      return
    }
    if (key === '') {
      response.writeHead(200).end(listOf(objects, url.searchParams, state.pageSize))
      return
    }
    const found = objects.get(key)
    response.writeHead(found ? 200 : 404).end(found ?? '<Error><Code>NoSuchKey</Code></Error>')
  }
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    state.port = typeof address === 'object' && address ? address.port : 0
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    get environment() {
      return {
        S3_ENDPOINT: `http://127.0.0.1:${state.port}`,
        S3_BUCKET: bucket,
        S3_REGION: region,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      }
    },
    objects,
    puts,
    empty() {
      objects.clear()
      puts.length = 0
    },
    get pageSize() {
      return state.pageSize
    },
    set pageSize(size) {
      state.pageSize = size
    },
    get failWith() {
      return state.failWith
    },
    set failWith(status) {
      state.failWith = status
    },
  }
}

function listOf(objects: ReadonlyMap<string, Buffer>, query: URLSearchParams, size: number) {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, Math.min(size, Number(query.get('max-keys') ?? 1_000)))
  const more = page.length < keys.length
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified>` +
      `<ETag>"x"</ETag><Size>${objects.get(key)?.length ?? 0}</Size></Contents>`,
  )
  return (
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${bucket}</Name>` +
    `<KeyCount>${page.length}</KeyCount><IsTruncated>${more}</IsTruncated>${contents.join('')}` +
    `${more ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>` : ''}</ListBucketResult>`
  )
}
