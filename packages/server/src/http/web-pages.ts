import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { AppError } from '../app-error.ts'
import { pageHeaders } from './page-headers.ts'
import { isApiCall } from './security-headers.ts'

const Pages = z.record(z.string(), z.string())

const notBuilt =
  '<!doctype html><meta charset="utf-8"><title>Plumbline</title><p>The web app is not built. ' +
  'Run <code>npm run build -w @plumbline/web</code> and start again.</p>'

/**
 * The app's pages, each path with its own file, and their assets. Any other path is the not-found
 * page; a call that does not exist is not answered here.
 */
export async function webPages(
  http: FastifyInstance,
  folder: string,
  production: boolean,
): Promise<void> {
  const pages = readPages(folder)
  const assets = listAssets(folder)
  await http.register(staticFiles, { root: folder, serve: false, cacheControl: false })
  // Where a visitor is sent whose session has ended.
  http.get('/api/login', (_request, reply) => reply.redirect('/auth'))
  http.get('/*', (request, reply) => {
    const { pathname } = new URL(request.url, 'http://any')
    if (isApiCall(pathname)) throw new AppError('not-found')
    if (assets.has(pathname)) return sendAsset(reply, pathname)
    pageHeaders(reply, production)
    const page = pages.get(pathname)
    return reply.code(page === undefined ? 404 : 200).send(page ?? pages.get('/404') ?? notBuilt)
  })
}

/** Assets carry their content's hash in the name; what lies beside the pages does not. */
function sendAsset(reply: FastifyReply, path: string): FastifyReply {
  const hashed = path.startsWith('/assets/')
  void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  return reply.sendFile(path.slice(1))
}

/** Every page by its path, read once: they are small, and the same for everyone. */
function readPages(folder: string): ReadonlyMap<string, string> {
  const list = join(folder, 'pages.json')
  if (!existsSync(list)) return new Map()
  const files = Pages.parse(JSON.parse(readFileSync(list, 'utf8')))
  return new Map(
    Object.entries(files).map(([path, file]) => [path, readFileSync(join(folder, file), 'utf8')]),
  )
}

/** Paths of all other built files: only what is listed is ever sent. */
function listAssets(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = files
    .filter((entry) => entry.isFile() && !/\.html$|^pages\.json$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll(sep, '/'))
  return new Set(paths)
}
