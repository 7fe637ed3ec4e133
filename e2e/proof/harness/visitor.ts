import { randomUUID } from 'node:crypto'
import { Agent, request, type OutgoingHttpHeaders } from 'node:http'

/** What came back. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** What is sent beside a method and a path. */
export interface Sent {
  readonly body?: unknown
  /** Bytes as they are, in the place of `body`. */
  readonly bytes?: Buffer
  readonly headers?: OutgoingHttpHeaders
  /** Without the headers that a browser of the product's own pages sends. */
  readonly isBare?: boolean
}

export interface Part {
  readonly name: string
  readonly value: string | Buffer
  readonly fileName?: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const patienceMs = 120_000

/** Somebody with a browser: an address, the session's cookie and that of the device. */
export class Visitor {
  readonly url: string
  /** An address of this machine (127.x.y.z), so that limits by address count people apart. */
  readonly address: string
  cookie = ''
  device = ''

  constructor(url: string, address = '127.0.0.1', cookie = '') {
    this.url = url
    this.address = address
    this.cookie = cookie
  }

  get(path: string, sent: Sent = {}): Promise<Answer> {
    return this.ask('GET', path, sent)
  }

  post(path: string, body: unknown = {}, sent: Sent = {}): Promise<Answer> {
    return this.ask('POST', path, { body, ...sent })
  }

  upload(parts: readonly Part[], headers: OutgoingHttpHeaders = {}): Promise<Answer> {
    const { bytes, type } = formOf(parts)
    return this.ask('POST', '/api/uploads', {
      bytes,
      headers: { 'content-type': type, ...headers },
    })
  }

  /** Sends it and takes over the session's cookie. The path goes out as it is written. */
  async ask(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    const bytes = sent.bytes ?? (sent.body === undefined ? undefined : jsonOf(sent.body))
    const headers: OutgoingHttpHeaders = {
      ...(sent.isBare !== true && { 'sec-fetch-site': 'same-origin' }),
      ...(this.cookie + this.device !== '' && { cookie: this.#cookies() }),
      ...(bytes && { 'content-length': bytes.length }),
      ...(sent.body !== undefined && { 'content-type': 'application/json' }),
      ...sent.headers,
    }
    const answer = await send(this, method, path, headers, bytes)
    const set = [answer.headers['set-cookie'] ?? []].flat()
    const given = (name: RegExp) =>
      set.map((line) => name.exec(line)?.[1]).find((one) => one !== undefined)
    this.cookie = given(/^sid=([^;]*)/) ?? this.cookie
    this.device = given(/^device=([^;]*)/) ?? this.device
    return answer
  }

  #cookies(): string {
    const sid = this.cookie === '' ? [] : [`sid=${this.cookie}`]
    const device = this.device === '' ? [] : [`device=${this.device}`]
    return [...sid, ...device].join('; ')
  }
}

function send(
  { url, address }: Visitor,
  method: string,
  path: string,
  headers: OutgoingHttpHeaders,
  bytes: Buffer | undefined,
): Promise<Answer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, localAddress: address, method, path, headers, agent, timeout: patienceMs },
      (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('error', reject)
        response.on('end', () => {
          const body = Buffer.concat(pieces).toString()
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
        })
      },
    )
    asked.on('timeout', () => asked.destroy(new Error(`${method} ${path}: no answer`)))
    asked.on('error', reject)
    asked.end(bytes)
  })
}

function jsonOf(body: unknown): Buffer {
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
}

/** A form as browsers send it. */
export function formOf(parts: readonly Part[]): { bytes: Buffer; type: string } {
  const boundary = `----${randomUUID()}`
  const chunks = parts.flatMap(({ name, value, fileName }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"` +
        (fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: text/csv`) +
        '\r\n\r\n',
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
  const bytes = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)])
  return { bytes, type: `multipart/form-data; boundary=${boundary}` }
}

/** A text field of an answer's JSON. Throws `TypeError` where it has none. */
export function fieldOf(answer: Answer, name: string): string {
  const value: unknown = JSON.parse(answer.body)
  const found: unknown = typeof value === 'object' && value ? Reflect.get(value, name) : undefined
  if (typeof found !== 'string') throw new TypeError(`No ${name} in ${answer.body.slice(0, 200)}`)
  return found
}
