import type { ArchiveParts } from './archive-parts.ts'
import { isDayFormat } from './day-format.ts'
import { digitFormat } from './digit-format.ts'
import { readXml, type Attribute } from './read-xml.ts'

/** How a style shows numbers: as days, with the zeros of its format, or as they are. */
export type ShownAs = 'day' | 'number' | { readonly digits: string }

/** The same by the number of a style. Throws where styles cannot be read. */
export async function readShownStyles(
  parts: ArchiveParts,
  part: string | undefined,
): Promise<readonly ShownAs[]> {
  if (part === undefined) return []
  const written = new Map<number, string>()
  const lists = { cellStyleXfs: [] as Style[], cellXfs: [] as Style[] }
  let list: Style[] | undefined
  await readXml(parts.chunks(part), {
    open: (element, attribute) => {
      if (element === 'numFmt') {
        written.set(numberOf(attribute, 'numFmtId') ?? 0, attribute('formatCode') ?? '')
      }
      if (element === 'cellStyleXfs' || element === 'cellXfs') list = lists[element]
      if (element === 'xf') {
        const [format, base] = [numberOf(attribute, 'numFmtId'), numberOf(attribute, 'xfId')]
        list?.push({ format, base })
      }
    },
    close: (element) => {
      if (element === 'cellStyleXfs' || element === 'cellXfs') list = undefined
    },
  })
  const known = new Map<number, ShownAs>()
  return lists.cellXfs.map(({ format, base }) => {
    const number = format ?? lists.cellStyleXfs[base ?? 0]?.format ?? 0
    const shown = known.get(number) ?? shownAs(number, written.get(number))
    known.set(number, shown)
    return shown
  })
}

function shownAs(number: number, written: string | undefined): ShownAs {
  if (isDayFormat(number, written)) return 'day'
  const digits = digitFormat(written)
  return digits === undefined ? 'number' : { digits }
}

interface Style {
  readonly format: number | undefined
  /** The style that it is made from, where it says no format of its own. */
  readonly base: number | undefined
}

function numberOf(attribute: Attribute, name: string): number | undefined {
  const written = attribute(name)
  return written === undefined ? undefined : Number(written)
}
