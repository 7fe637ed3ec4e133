/** Width and height of a picture stand so close together in what describes it. */
const nearBytes = 512
/** A number, or where it stands. */
const longestNumber = 40
/** Honest files write a picture's size where it belongs; each look elsewhere goes through the file. */
const mostLooks = 100

/**
 * Dots of the largest picture of a PDF, by what the file says of it: what describes a picture is never packed itself,
 * so that nothing is unpacked to know it. Zero where the file names none.
 */
export function mostPictureDots(file: Buffer): number {
  const numbers = new Numbers(file)
  let most = 0
  let [earlier, later] = [-1, placeOf(file, '/Height', 0)]
  for (let at = placeOf(file, '/Width', 0); at !== -1; at = placeOf(file, '/Width', at + 1)) {
    while (later !== -1 && later < at)
      [earlier, later] = [later, placeOf(file, '/Height', later + 1)]
    for (const height of [earlier, later]) {
      if (height === -1 || Math.abs(height - at) > nearBytes) continue
      const dots = numbers.at(at + '/Width'.length) * numbers.at(height + '/Height'.length)
      if (dots > most && isOneObject(file, at, height)) most = dots
    }
  }
  return most
}

function placeOf(file: Buffer, name: string, from: number): number {
  return file.indexOf(name, from, 'latin1')
}

class Numbers {
  readonly #file: Buffer
  #looks = 0

  constructor(file: Buffer) {
    this.#file = file
  }

  /** The number that stands there or in the object that is named there; zero where there is none. */
  at(place: number): number {
    const said = this.#said(place)
    const [, object, generation] = /^\s*(\d+)\s+(\d+)\s+R/.exec(said) ?? []
    if (object === undefined || generation === undefined) return leading(said)
    if (++this.#looks > mostLooks) return 0
    const name = `\n${object} ${generation} obj`
    const found = placeOf(this.#file, name, 0)
    return found === -1 ? 0 : leading(this.#said(found + name.length))
  }

  #said(place: number): string {
    return this.#file.toString('latin1', place, place + longestNumber)
  }
}

function leading(text: string): number {
  return Number(/^\s*(\d+)/.exec(text)?.[1] ?? 0)
}

function isOneObject(file: Buffer, one: number, other: number): boolean {
  const between = file.subarray(Math.min(one, other), Math.max(one, other))
  return !between.includes('obj')
}
