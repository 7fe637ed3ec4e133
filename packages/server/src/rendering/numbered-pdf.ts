import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as z from 'zod'
import { printPdf, type Printer } from './print-pdf.ts'

/**
 * A page of ours as PDF whose contents say on which page each part stands: printed once to learn it,
 * and once more with the numbers. Chromium has no counter for the page of a link. Throws as `printPdf`.
 */
export async function numberedPdf(printer: Printer, html: string): Promise<Buffer> {
  const printed = await printPdf(printer, html)
  const parts = contentsOf(html)
  if (parts.length === 0) return printed
  return printPdf(printer, withPages(html, await pagesOf(printed, parts)))
}

/** The page that a link leads to, then where on it. */
const Destination = z.tuple([z.object({ num: z.number(), gen: z.number() })]).rest(z.unknown())

const contents = /<nav class="contents"[\s\S]*?<\/nav>/
const entry = /<a href="#([\w-]+)">([\s\S]*?)<\/a>/g

function contentsOf(html: string): string[] {
  const [nav = ''] = contents.exec(html) ?? []
  return [...nav.matchAll(entry)].map(([, id = '']) => id)
}

/** Pages from 1 by the anchors that stand on them. */
async function pagesOf(pdf: Buffer, anchors: readonly string[]): Promise<Map<string, number>> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false })
  try {
    const document = await loading.promise
    const pages = new Map<string, number>()
    for (const anchor of anchors) {
      const found = Destination.safeParse(await document.getDestination(anchor))
      if (found.success) pages.set(anchor, (await document.getPageIndex(found.data[0])) + 1)
    }
    return pages
  } finally {
    await loading.destroy()
  }
}

function withPages(html: string, pages: ReadonlyMap<string, number>): string {
  return html.replace(contents, (nav) =>
    nav.replace(entry, (link, id: string, words: string) => {
      const page = pages.get(id)
      if (page === undefined) return link
      return `<a href="#${id}">${words} <span class="pg">${page}</span></a>`
    }),
  )
}
