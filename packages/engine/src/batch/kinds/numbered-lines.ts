import type { ClaimLine } from '../../claim/claim-line.ts'

/** A number for each line by its position; room is made as lines come. */
export abstract class NumberedLines {
  /** Exact once all lines have come: see `trim`. */
  ofLine: Int32Array

  /** @param lineCount how many lines will come, where that is known */
  constructor(lineCount: number) {
    this.ofLine = new Int32Array(lineCount)
  }

  protected set(position: number, number: number): void {
    if (position >= this.ofLine.length) this.ofLine = roomier(this.ofLine)
    this.ofLine[position] = number
  }

  /** After the last line. */
  trim(lineCount: number): void {
    this.ofLine = this.ofLine.subarray(0, lineCount)
  }
}

/** What a line says as a whole number. */
export class StatedNumbers extends NumberedLines {
  readonly #read: (line: ClaimLine) => number

  constructor(lineCount: number, read: (line: ClaimLine) => number) {
    super(lineCount)
    this.#read = read
  }

  put(position: number, line: ClaimLine): void {
    this.set(position, this.#read(line))
  }

  at(position: number): number {
    return this.ofLine[position] ?? 0
  }
}

/** Stands for a number that a line does not say: larger than any day, and than nearly all amounts. */
export const unstated = 0x7fff_ffff

const leastRoom = 4096

function roomier(numbers: Int32Array): Int32Array {
  const more = new Int32Array(Math.max(leastRoom, 2 * numbers.length))
  more.set(numbers)
  return more
}
