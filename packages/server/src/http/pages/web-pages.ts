import { existsSync, readdirSync } from 'node:fs'
import { sep } from 'node:path'
import staticFiles from '@fastify/static'
import type { Contacts } from '@plumbline/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../../app-error.ts'
import { notBuiltPage, readPages, type PageFile } from './page-files.ts'
import { pageHeaders } from './page-headers.ts'
import { isApiCall } from './security-headers.ts'

export interface PageSettings extends Contacts {
  readonly production: boolean
}

/**
 * The app's pages, each path with its own file, and their assets. Any other path is the not-found
 * page; a call that does not exist is not answered here.
 */
export async function webPages(
  http: FastifyInstance,
  folder: string,
  settings: PageSettings,
): Promise<void> {
  const pages = readPages(folder, settings)
  const assets = listAssets(folder)
  await http.register(staticFiles, {
    root: folder,
    serve: false,
    cacheControl: false,
    preCompressed: true,
  })
  // Where a visitor is sent whose session has ended.
  http.get('/api/login', (_request, reply) => reply.redirect('/auth'))
  http.get('/*', (request, reply) => {
    // As it was sent: `//` is no address to the parser of addresses.
    const [pathname = '/'] = request.url.split(/[?#]/)
    if (isApiCall(pathname)) throw new AppError('not-found')
    if (assets.has(pathname)) return sendAsset(reply, pathname)
    pageHeaders(reply, settings)
    // The pages of one thing are one file: `/cases/7` is `/cases/:id`.
    const page = pages.get(pathname) ?? pages.get(pathname.replace(/(?<=.)\/[^/]+$/, '/:id'))
    void reply.code(page === undefined ? 404 : 200)
    if (page?.isPublic) void reply.header('x-robots-tag', 'all')
    return sendPage(reply, page ?? pages.get('/404') ?? notBuiltPage)
  })
}

function sendPage(reply: FastifyReply, { html, brotli }: PageFile): FastifyReply {
  const accepts = /\bbr\b/.test(reply.request.headers['accept-encoding'] ?? '')
  void reply.header('vary', 'accept-encoding')
  return accepts ? reply.header('content-encoding', 'br').send(brotli) : reply.send(html)
}

/** Assets carry their content's hash in the name; what lies beside the pages does not. */
function sendAsset(reply: FastifyReply, path: string): FastifyReply {
  const hashed = path.startsWith('/assets/')
  void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  return reply.sendFile(path.slice(1))
}

/** Paths of all other built files: only what is listed is ever sent. */
function listAssets(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = files
    .filter((entry) => entry.isFile() && !/\.(html|br)$|^pages\.json$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length).replaceAll(sep, '/'))
  return new Set(paths)
}
