import type { ArchiveParts } from './archive-parts.ts'
import { isDayFormat } from './day-format.ts'
import { readXml, type Attribute } from './read-xml.ts'

/** By the number of a style: whether it shows a number as a day. Throws where styles cannot be read. */
export async function readDayStyles(
  parts: ArchiveParts,
  part: string | undefined,
): Promise<readonly boolean[]> {
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
  const known = new Map<number, boolean>()
  return lists.cellXfs.map(({ format, base }) => {
    const number = format ?? lists.cellStyleXfs[base ?? 0]?.format ?? 0
    const isDay = known.get(number) ?? isDayFormat(number, written.get(number))
    known.set(number, isDay)
    return isDay
  })
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
