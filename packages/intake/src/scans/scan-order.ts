import type { PageToScan } from './scanned-page.ts'

/** What a process that reads scans is to do, and where its libraries are: told by whoever starts it. */
export interface ScanOrder extends LibraryPlaces {
  readonly role: 'first' | 'second'
  readonly pages: readonly PageToScan[]
}

/** Where the libraries are: addresses of modules, and files. */
export interface LibraryPlaces {
  readonly pdfium: string
  readonly pdfiumBinary: string
  readonly core: string
  readonly coreBinary: string
  readonly english: string
  readonly onnx: string
  readonly onnxBinary: string
  readonly recognition: string
  readonly characters: string
}
