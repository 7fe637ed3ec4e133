import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface SigningKey {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
  readonly service: string
}

export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks)
}

/** AWS Signature Version 4, worked out anew from what arrived. */
export function isSigned(
  request: IncomingMessage,
  url: URL,
  { accessKeyId, secretAccessKey, region, service }: SigningKey,
  body?: Buffer,
): boolean {
  const given = request.headers.authorization ?? ''
  const [, credential = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      given,
    ) ?? []
  const [id, day = ''] = credential.split('/')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  const headers = names
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('')
  const payload =
    body === undefined
      ? String(request.headers['x-amz-content-sha256'])
      : createHash('sha256').update(body).digest('hex')
  const asked = [request.method, url.pathname, query, headers, names, payload].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const at = String(request.headers['x-amz-date'])
  const hashed = createHash('sha256').update(asked).digest('hex')
  const text = ['AWS4-HMAC-SHA256', at, scope, hashed].join('\n')
  const key = [day, region, service, 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${secretAccessKey}`,
  )
  const expected = createHmac('sha256', key).update(text).digest('hex')
  return id === accessKeyId && at.startsWith(day) && signature === expected
}
