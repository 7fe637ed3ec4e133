const [lessThan, greaterThan, slash] = [0x3c, 0x3e, 0x2f]
const space = new Set([0x20, 0x09, 0x0a, 0x0d])
const place = Buffer.from(' r=')

/** Excel keeps 32,767 characters in a cell; what is longer was not written to be read. */
const longestRunBytes = 1 << 20

/** A part of a workbook without what holds nothing, and how much there is to read in it. */
export interface FilledPart {
  readonly bytes: Buffer
  /** Of its elements, begun and ended: what reading it costs. Infinite where it runs on without any. */
  readonly tags: number
}

type Element = 'c' | 'row'

/**
 * Takes the cells and rows without a value out of a sheet, in its own bytes: formatting that reaches to
 * the end of a sheet is millions of them. Only those that say where they stand, so that the others stay
 * where they are. Other parts have neither and stay as they are.
 */
export function filledPart(part: Buffer): FilledPart {
  // Text that is marked as such may look like cells.
  const hasMarkedText = part.includes('<![CDATA[')
  const begun: Record<Element, number> = { c: -1, row: -1 }
  let [kept, from, tags] = [0, 0, 0]
  for (let at = part.indexOf(lessThan); at !== -1;) {
    const end = part.indexOf(greaterThan, at) + 1
    const next = end === 0 ? -1 : part.indexOf(lessThan, end)
    if ((next === -1 ? part.length : next) - at > longestRunBytes)
      return { bytes: part, tags: Infinity }
    tags++
    const element = hasMarkedText || end === 0 ? undefined : elementAt(part, at)
    if (element) {
      if (from !== kept) part.copyWithin(kept, from, at)
      kept += at - from
      from = at
      if (part[at + 1] === slash) {
        const empty = begun[element]
        if (empty !== -1 && empty === openTagBefore(part, kept))
          [kept, from, tags] = [empty, end, tags - 2]
        begun[element] = -1
      } else if (part.subarray(at, end).includes(place)) {
        if (part[end - 2] === slash) [from, tags] = [end, tags - 1]
        else begun[element] = kept
      }
    }
    at = next
  }
  part.copyWithin(kept, from)
  return { bytes: part.subarray(0, kept + part.length - from), tags }
}

/** Which of the two begins or ends there. */
function elementAt(part: Buffer, at: number): Element | undefined {
  const name = part[at + 1] === slash ? at + 2 : at + 1
  const length = part[name] === 0x63 ? 1 : part.toString('latin1', name, name + 3) === 'row' ? 3 : 0
  const behind = part[name + length] ?? 0
  if (length === 0 || !(space.has(behind) || behind === greaterThan || behind === slash))
    return undefined
  return length === 1 ? 'c' : 'row'
}

/** Where the element begins whose tag stands last before a place, with nothing but space between. */
function openTagBefore(part: Buffer, end: number): number {
  let at = end - 1
  while (space.has(part[at] ?? 0)) at--
  return part[at] === greaterThan ? part.lastIndexOf(lessThan, at) : -1
}
