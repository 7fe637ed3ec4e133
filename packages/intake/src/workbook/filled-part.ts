const [lessThan, greaterThan, slash] = [0x3c, 0x3e, 0x2f]
const space = new Set([0x20, 0x09, 0x0a, 0x0d])
const [letterC, letterR, letterO, letterW, equals] = [0x63, 0x72, 0x6f, 0x77, 0x3d]

/** Excel keeps 32,767 characters in a cell; what is longer was not written to be read. */
const longestRunBytes = 1 << 20

/** A part of a workbook without what holds nothing, and how much there is to read in it. */
export interface FilledPart {
  readonly bytes: Buffer
  /** Of its elements, begun and ended: what reading it costs. Infinite where they are too many, or too far apart. */
  readonly tags: number
}

type Element = 'c' | 'row'

/**
 * Takes the cells and rows without a value out of a sheet, in its own bytes: formatting that reaches to
 * the end of a sheet is millions of them. Only those that say where they stand, so that the others stay
 * where they are. Other parts have neither and stay as they are.
 */
export function filledPart(part: Buffer, mostTags: number): FilledPart {
  // Text that is marked as such may look like cells.
  const hasMarkedText = part.includes('<![CDATA[')
  const begun: Record<Element, number> = { c: -1, row: -1 }
  let [kept, from, tags] = [0, 0, 0]
  for (let at = part.indexOf(lessThan); at !== -1;) {
    const end = part.indexOf(greaterThan, at) + 1
    const next = end === 0 ? -1 : part.indexOf(lessThan, end)
    const isTooLong = (next === -1 ? part.length : next) - at > longestRunBytes
    if (isTooLong || ++tags > mostTags) return { bytes: part, tags: Infinity }
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
      } else if (saysPlace(part, at, end)) {
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
  const isRow = part[name] === letterR && part[name + 1] === letterO && part[name + 2] === letterW
  const length = isRow ? 3 : part[name] === letterC ? 1 : 0
  const behind = part[name + length] ?? 0
  if (length === 0 || !(space.has(behind) || behind === greaterThan || behind === slash))
    return undefined
  return isRow ? 'row' : 'c'
}

function saysPlace(part: Buffer, from: number, end: number): boolean {
  for (let at = from; at < end; at++) {
    if (part[at] === equals && part[at - 1] === letterR && space.has(part[at - 2] ?? 0)) return true
  }
  return false
}

/** Where the element begins whose tag stands last before a place, with nothing but space between. */
function openTagBefore(part: Buffer, end: number): number {
  let at = end - 1
  while (space.has(part[at] ?? 0)) at--
  return part[at] === greaterThan ? part.lastIndexOf(lessThan, at) : -1
}
