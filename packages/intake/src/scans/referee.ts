import type * as Onnx from 'onnxruntime-web'
import type { ReadWord } from './hocr.ts'
import type { Raster } from './raster.ts'

/** A third reader, of another making than the two of Tesseract: looks at single places alone. */
export interface Referee {
  /** What stands at a place, without blanks. */
  textAt(raster: Raster, word: ReadWord): Promise<string>
}

/** Height for which the network was trained, in dots. */
const height = 48
const channels = 3
/** Letters stand this far above their baseline and below it, in font sizes, with a rim. */
const above = 0.95
const below = 0.35
const beside = 0.3

/** PP-OCR's recognition of one line of text, with its list of characters. */
export async function startReferee(
  onnx: typeof Onnx,
  model: Uint8Array,
  characterList: string,
): Promise<Referee> {
  const session = await onnx.InferenceSession.create(model)
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]]
  const alphabet = latinOf(characterList)
  return {
    async textAt(raster, word) {
      const { data, width } = lineAt(raster, word)
      const picture = new onnx.Tensor('float32', data, [1, channels, height, width])
      const { [output]: answer } = await session.run({ [input]: picture })
      const likelihoods = answer?.data
      if (!(likelihoods instanceof Float32Array)) return ''
      return textOf(likelihoods, answer?.dims[2] ?? 1, alphabet)
    },
  }
}

interface Letter {
  readonly at: number
  readonly text: string
}

/** The letters that claims are written with, and their places in the network's answer; 0 is none at all. */
function latinOf(characterList: string): readonly Letter[] {
  const characters = characterList.split('\n')
  const latin = characters.flatMap((text, at) =>
    /^[!-~]$/.test(text) ? [{ at: at + 1, text }] : [],
  )
  return [{ at: 0, text: '' }, ...latin]
}

/** The likeliest letter at each step; one that lasts several steps counts once. */
function textOf(likelihoods: Float32Array, size: number, alphabet: readonly Letter[]): string {
  let [text, last] = ['', 0]
  for (let from = 0; from < likelihoods.length; from += size) {
    let best: Letter | undefined
    for (const letter of alphabet) {
      const likelihood = likelihoods[from + letter.at] ?? 0
      if (!best || likelihood > (likelihoods[from + best.at] ?? 0)) best = letter
    }
    if (best && best.at !== last) text += best.text
    last = best?.at ?? 0
  }
  return text
}

/** The place as the network takes it: of one height, from -1 (black) to 1 (white), the same in all colors. */
function lineAt(raster: Raster, { left, right, baseline, size }: ReadWord) {
  const from = { x: left - beside * size, y: baseline - above * size }
  const scale = ((above + below) * size) / height
  const width = Math.max(height, Math.ceil((right - left + 2 * beside * size) / scale))
  const data = new Float32Array(channels * height * width)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const shade = meanShade(raster, from.x + x * scale, from.y + y * scale, scale)
      for (let channel = 0; channel < channels; channel++)
        data[(channel * height + y) * width + x] = shade / 127.5 - 1
    }
  }
  return { data, width }
}

/** Of the dots that lie in a square. */
function meanShade({ width, height: rows, gray }: Raster, x: number, y: number, side: number) {
  let [sum, count] = [0, 0]
  const lastX = Math.max(x + 1, x + side)
  const lastY = Math.max(y + 1, y + side)
  for (let row = Math.floor(y); row < lastY; row++)
    for (let column = Math.floor(x); column < lastX; column++) {
      const isInside = row >= 0 && row < rows && column >= 0 && column < width
      sum += isInside ? (gray[row * width + column] ?? 255) : 255
      count++
    }
  return sum / count
}
