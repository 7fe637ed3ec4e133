import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { bodyOf, isSigned } from './aws-signature.ts'
import { localServer } from './local-server.ts'
import { listOf, refusal, s3Bucket } from './s3-answers.ts'

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

const signedWith = {
  ...{ accessKeyId: 'AKTEST', secretAccessKey: 'secret of the test' },
  ...{ region: 'eu-test-1', service: 's3' },
}

export function s3Server(): S3Server {
  const storage = new Storage()
  const at = localServer((request, response) => {
    void storage.answer(request, response)
  })
  return {
    get environment() {
      return {
        S3_ENDPOINT: at.url,
        S3_BUCKET: s3Bucket,
        S3_REGION: signedWith.region,
        S3_ACCESS_KEY_ID: signedWith.accessKeyId,
        S3_SECRET_ACCESS_KEY: signedWith.secretAccessKey,
      }
    },
    ...{ objects: storage.objects, puts: storage.puts },
    empty() {
      storage.objects.clear()
      storage.puts.length = 0
    },
    get pageSize() {
      return storage.pageSize
    },
    set pageSize(size) {
      storage.pageSize = size
    },
    get failWith() {
      return storage.failWith
    },
    set failWith(status) {
      storage.failWith = status
    },
  }
}

class Storage {
  readonly objects = new Map<string, Buffer>()
  readonly puts: PutRequest[] = []
  pageSize = 1_000
  failWith: number | undefined

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request)
    const url = new URL(request.url ?? '/', 'http://any')
    const key = url.pathname.slice(`/${s3Bucket}/`.length)
    const { method, headers } = request
    const status = this.failWith ?? (isSigned(request, url, signedWith) ? undefined : 403)
    if (status !== undefined) response.writeHead(status).end(refusal('Refused'))
    else if (method === 'PUT' && headers['content-length'] === undefined)
      response.writeHead(411).end(refusal('MissingContentLength'))
    else if (method === 'GET') this.#get(key, url.searchParams, response)
    else {
      if (method === 'PUT') this.#put(key, body, headers)
      if (method === 'DELETE') this.objects.delete(key)
      response.writeHead(method === 'DELETE' ? 204 : 200).end()
    }
  }

  #put(key: string, body: Buffer, headers: IncomingHttpHeaders): void {
    this.objects.set(key, body)
    this.puts.push({ key, headers })
  }

  #get(key: string, query: URLSearchParams, response: ServerResponse): void {
    if (key === '') {
      response.writeHead(200).end(listOf(this.objects, query, this.pageSize))
      return
    }
    const found = this.objects.get(key)
    response.writeHead(found ? 200 : 404).end(found ?? refusal('NoSuchKey'))
  }
}
