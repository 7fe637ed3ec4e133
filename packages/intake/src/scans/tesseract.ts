import type { Raster } from './raster.ts'
import { wordsOfHocr, type ReadWord } from './hocr.ts'

/** What is used of tesseract.js-core, which has no types of its own. */
interface TesseractApi {
  Init(folder: null, language: string, engine: number): number
  SetVariable(name: string, value: string): boolean
  SetImageFile(orientation: number, angle: number): number
  Recognize(monitor: null): number
  GetHOCRText(page: number): string
}

interface TesseractModule {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void }
  readonly TessBaseAPI: new () => TesseractApi
}

export type TesseractCore = (options: {
  readonly wasmBinary: Uint8Array
  readonly print: () => void
  readonly printErr: () => void
}) => Promise<TesseractModule>

/** Tesseract with its data of English. */
export class Tesseract {
  readonly #module: TesseractModule

  private constructor(module: TesseractModule) {
    this.#module = module
  }

  static async started(
    core: TesseractCore,
    wasmBinary: Uint8Array,
    english: Uint8Array,
  ): Promise<Tesseract> {
    const silent = () => undefined
    const module = await core({ wasmBinary, print: silent, printErr: silent })
    module.FS.writeFile('eng.traineddata', english)
    return new Tesseract(module)
  }

  reader(kind: ReaderKind): PageReader {
    return new PageReader(this.#module, kind)
  }

  /** Puts the picture where readers take it from. */
  show({ width, height, gray }: Raster): void {
    const head = Buffer.from(`P5 ${width} ${height} 255\n`)
    this.#module.FS.writeFile('/input', Buffer.concat([head, gray]))
  }
}

/** `network` reads whole lines by a neural network, `shapes` letter by letter by their outlines. */
export type ReaderKind = 'network' | 'shapes'

const engines = { shapes: 0, network: 1 } as const
const wholePage = '6'

/** Lists of words would make codes into words. */
const wordLists = ['system', 'freq', 'punc', 'number', 'bigram', 'unambig']

/** One of Tesseract's two ways to read. */
export class PageReader {
  readonly #api: TesseractApi

  constructor({ TessBaseAPI }: TesseractModule, kind: ReaderKind) {
    this.#api = new TessBaseAPI()
    if (this.#api.Init(null, 'eng', engines[kind]) !== 0) throw new Error('No data of English')
    for (const list of wordLists) this.#api.SetVariable(`load_${list}_dawg`, '0')
  }

  /** The words of the picture that is shown. */
  words(dotsPerInch: number): readonly ReadWord[] {
    this.#api.SetVariable('tessedit_pageseg_mode', wholePage)
    this.#api.SetImageFile(1, 0)
    this.#api.SetVariable('user_defined_dpi', String(Math.round(dotsPerInch)))
    this.#api.Recognize(null)
    return wordsOfHocr(this.#api.GetHOCRText(0))
  }
}
