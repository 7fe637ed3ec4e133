import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type * as Pdfium from '@hyzyla/pdfium'
import type * as Onnx from 'onnxruntime-web'
import { startReferee, type Referee } from './referee.ts'
import type { LibraryPlaces } from './scan-order.ts'
import { Tesseract, type TesseractCore } from './tesseract.ts'

/** The libraries by their addresses: they may not be searched for, since the other folders are closed. */

/** What shows pages as pictures. */
export async function pdfiumOf({
  pdfium,
  pdfiumBinary,
}: Pick<LibraryPlaces, 'pdfium' | 'pdfiumBinary'>): Promise<Pdfium.PDFiumLibrary> {
  const { PDFiumLibrary } = (await import(pdfium)) as typeof Pdfium
  const { buffer, byteOffset, byteLength } = readFileSync(pdfiumBinary)
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength)
  return PDFiumLibrary.init({ wasmBinary })
}

/** What reads whole pages. */
export async function tesseractOf({
  core,
  coreBinary,
  english,
}: LibraryPlaces): Promise<Tesseract> {
  const module = (await import(core)) as { readonly default: TesseractCore }
  const data = gunzipSync(readFileSync(english))
  return Tesseract.started(module.default, readFileSync(coreBinary), data)
}

/** What reads single places; started when it is asked first. */
export function refereeOf(order: LibraryPlaces): Referee {
  let started: Promise<Referee> | undefined
  return {
    async textAt(raster, word) {
      started ??= startedReferee(order)
      return (await started).textAt(raster, word)
    },
  }
}

async function startedReferee({ onnx, onnxBinary, recognition, characters }: LibraryPlaces) {
  const library = (await import(onnx)) as typeof Onnx
  library.env.wasm.numThreads = 1
  library.env.wasm.wasmBinary = readFileSync(onnxBinary)
  return startReferee(library, readFileSync(recognition), readFileSync(characters, 'utf8'))
}
