import type * as Pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { filledFields, isField } from './filled-fields.ts'
import { itemWords, type PlacedText } from './item-words.ts'
import { packWord, type PdfMessage, type PdfProblem } from './pdf-page.ts'
import { pdfLimits } from './pdf-limits.ts'

/**
 * The process that reads a PDF: takes its bytes from standard input, answers the words of each
 * page over the channel to the process that started it, and ends. It may read the folders of the
 * program and nothing else; it has no environment, and whoever started it ends it at its limits.
 */

/** Messages are awaited, so that a page is held here only until it is sent. */
function say(message: PdfMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => {
      if (error) reject(error)
      else resolve()
    })
  })
}

class PdfStop extends Error {
  readonly problem: PdfProblem

  constructor(problem: PdfProblem) {
    super(problem)
    this.problem = problem
  }
}

async function readStandardInput(): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  const input: AsyncIterable<Buffer> = process.stdin
  for await (const chunk of input) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

async function readPdf(pdfjs: typeof Pdfjs, data: Uint8Array): Promise<void> {
  const document = await openDocument(pdfjs, data)
  const pageCount = document.numPages
  if (pageCount > pdfLimits.pages) throw new PdfStop('too-many-pages')
  await say({ kind: 'opened', pageCount, fieldCount: await countFields(document) })
  let characters = 0
  for (let page = 1; page <= pageCount; page++) {
    const proxy = await document.getPage(page)
    const fields = filledFields(await proxy.getAnnotations(), proxy.getViewport({ scale: 1 }))
    const items = await placedTexts(pdfjs, proxy)
    for (const { text } of items) characters += text.length
    for (const [value] of fields) characters += value.length
    if (characters > pdfLimits.textCharacters) throw new PdfStop('too-much-text')
    const { words, turn } = itemWords(items)
    await say({ kind: 'page', page, words: words.map(packWord), turn, fields })
  }
}

const formPages = 3

/** Fields to fill in, on the first pages. */
async function countFields(document: Pdfjs.PDFDocumentProxy): Promise<number> {
  let count = 0
  for (let page = 1; page <= Math.min(formPages, document.numPages); page++) {
    const annotations: unknown[] = await (await document.getPage(page)).getAnnotations()
    count += annotations.filter(isField).length
  }
  return count
}

/** No script, no font, no picture, no fetching: the text and where it stands is all that is asked for. */
function openDocument(pdfjs: typeof Pdfjs, data: Uint8Array): Promise<Pdfjs.PDFDocumentProxy> {
  return pdfjs.getDocument({
    data,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    stopAtErrors: true,
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: 0,
    enableXfa: false,
    disableAutoFetch: true,
  }).promise
}

async function placedTexts(pdfjs: typeof Pdfjs, page: Pdfjs.PDFPageProxy): Promise<PlacedText[]> {
  const { transform } = page.getViewport({ scale: 1 })
  const { items, styles } = await page.getTextContent()
  page.cleanup()
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [
          {
            text: item.str,
            matrix: pdfjs.Util.transform(transform, item.transform),
            width: item.width,
            isMonospaced: styles[item.fontName]?.fontFamily === 'monospace',
          },
        ]
      : [],
  )
}

/** The library, by its address: it may not be searched for, since the other folders are closed. */
function libraryAt(address: string): Promise<typeof Pdfjs> {
  return import(address) as Promise<typeof Pdfjs>
}

function problemOf(error: unknown): PdfProblem {
  if (error instanceof PdfStop) return error.problem
  if (error instanceof Error && /allocation failed/i.test(error.message)) return 'too-demanding'
  return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged'
}

process.on('disconnect', () => {
  process.exit()
})
try {
  await readPdf(await libraryAt(process.argv[2] ?? ''), await readStandardInput())
  await say({ kind: 'done' })
} catch (error) {
  await say({ kind: 'failed', problem: problemOf(error) })
}
// What was said is on its way: wait until it is heard, which ends this process.
process.channel?.ref()
