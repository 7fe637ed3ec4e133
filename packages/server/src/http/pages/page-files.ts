import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { exampleContacts, type Contacts } from '@plumbline/contract'
import * as z from 'zod'

/** A page as it is sent, plain and compressed. */
export interface PageFile {
  /** Has words of its own for visitors: search engines may list it. All others are an empty shell. */
  readonly isPublic: boolean
  readonly html: string
  readonly brotli: Buffer
}

/** What every screen starts as that is not rendered ahead. */
const shell = 'app.html'

const Pages = z.record(z.string(), z.string())

const notBuilt =
  '<!doctype html><meta charset="utf-8"><title>Plumbline</title><p>The web app is not built. ' +
  'Run <code>npm run build -w @plumbline/web</code> and start again.</p>'

/** Stands in for every page where none were built. */
export const notBuiltPage = pageFile(notBuilt)

/** Every page by its path, read once, with the addresses of this installation in it. */
export function readPages(folder: string, contacts: Contacts): ReadonlyMap<string, PageFile> {
  const list = join(folder, 'pages.json')
  if (!existsSync(list)) return new Map()
  const paths = Object.entries(Pages.parse(JSON.parse(readFileSync(list, 'utf8'))))
  const files = new Map<string, PageFile>()
  for (const [, file] of paths) {
    if (!files.has(file)) files.set(file, read(folder, file, contacts))
  }
  return new Map(paths.map(([path, file]) => [path, files.get(file) ?? notBuiltPage]))
}

function read(folder: string, file: string, { supportEmail, salesEmail }: Contacts): PageFile {
  const html = readFileSync(join(folder, file), 'utf8')
    .replaceAll(exampleContacts.supportEmail, escaped(supportEmail))
    .replaceAll(exampleContacts.salesEmail, escaped(salesEmail))
  return pageFile(html, file !== shell && file !== '404.html')
}

function pageFile(html: string, isPublic = false): PageFile {
  return { html, brotli: brotliCompressSync(html), isPublic }
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
