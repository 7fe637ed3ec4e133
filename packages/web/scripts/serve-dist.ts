import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const dist = join(import.meta.dirname, '../dist')
const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The policy that the server sends with every page. */
const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

function fileFor(path: string): string {
  const pages = new Map<string, unknown>(
    Object.entries(JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')) as object),
  )
  const page = pages.get(path)
  if (typeof page === 'string') return page
  return existsSync(join(dist, path)) ? path.slice(1) : 'app.html'
}

function sendFile(response: ServerResponse, file: string): void {
  response.writeHead(200, {
    'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream',
    'content-security-policy': strictPolicy,
  })
  createReadStream(join(dist, file)).pipe(response)
}

/** Serves the built app as the server does, without its calls: each of them answers 401. */
export async function serveDist(): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path.startsWith('/api/')) {
      response.writeHead(401, { 'content-type': 'application/json' })
      response.end('{"message":"Unauthorized","code":"unauthorized","requestId":"none"}')
      return
    }
    sendFile(response, fileFor(path))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
