import { beforeAll, expect, test } from 'vitest'
import { printedPdf } from '../testing/printed-pdf.ts'
import { printedLayouts, type PrintedLayout } from '../testing/printed-layouts.table.ts'
import { morePrintedLayouts } from '../testing/more-printed-layouts.table.ts'
import { readText } from '../testing/read-text.ts'
import { readPages, type PdfText } from './read-pages.ts'

const layouts = [...printedLayouts, ...morePrintedLayouts]

/** All layouts in one file, so that the process that reads PDFs is started once. */
let all: PdfText
let bytes: Buffer
beforeAll(async () => {
  bytes = await printedPdf(layouts.flatMap(({ pages }) => pages))
  const chunks = async function* () {
    yield await Promise.resolve(bytes)
  }
  all = await readPages(chunks(), () => undefined)
}, 60_000)

/** The file as if it held the pages of one layout alone. */
function readAlone(layout: PrintedLayout) {
  const before = layouts.slice(0, layouts.indexOf(layout))
  const from = before.reduce((sum, { pages }) => sum + pages.length, 0)
  const pages = all.pages
    .slice(from, from + layout.pages.length)
    .map((page, at) => ({ ...page, page: at + 1 }))
  return readText(bytes, { readPdf: () => Promise.resolve({ ...all, pages }) })
}

/** What was written down before anything was read: facts of headings belong to the lines below, totals are none. */
for (const layout of layouts) {
  const run = layout.lacks === undefined ? test : test.fails
  run(layout.manner, async () => {
    const { file, lines, setAside } = await readAlone(layout)
    expect(lines).toMatchObject(layout.lines)
    expect(file.rowsRead).toBe(file.rowsAudited + setAside.length)
    if (layout.type) expect(file.type).toBe(layout.type)
  })
}
