import type { ArchiveParts } from './archive-parts.ts'
import { readXml } from './read-xml.ts'
import { unescaped } from './unescaped.ts'
import { workbookLimits } from './workbook-limits.ts'
import { workbookRefusal } from './workbook-refusal.ts'

/** Where a sheet lies. */
interface MappedSheet {
  readonly name: string
  readonly part: string
  /** Whoever opens the workbook does not see it. */
  readonly isHidden: boolean
}

/** What a workbook consists of. */
export interface WorkbookMap {
  /** In its order, with the names of their parts. */
  readonly sheets: readonly MappedSheet[]
  readonly texts: string | undefined
  readonly styles: string | undefined
  /** Day 0 is 1904-01-01, as programs on a Macintosh once counted. */
  readonly isFrom1904: boolean
}

const root = 'xl/'

/** Reads where the sheets of a workbook lie. Throws where it does not say so. */
export async function readMap(parts: ArchiveParts): Promise<WorkbookMap> {
  const targets = await readTargets(parts)
  const sheets: MappedSheet[] = []
  let isFrom1904 = false
  await readXml(parts.chunks(`${root}workbook.xml`), {
    open: (element, attribute) => {
      if (element === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attribute('date1904') ?? '')
      if (element !== 'sheet') return
      const part = targets.sheets.get(attribute('r:id') ?? attribute('id') ?? '')
      // Sheets of a chart alone, and of programs, have no cells.
      const isHidden = /hidden/i.test(attribute('state') ?? '')
      if (part) sheets.push({ name: unescaped(attribute('name') ?? ''), part, isHidden })
      if (sheets.length > workbookLimits.sheets) throw workbookRefusal('too-large')
    },
  })
  return {
    sheets,
    isFrom1904,
    texts: present(parts, targets.texts ?? `${root}sharedStrings.xml`),
    styles: present(parts, targets.styles ?? `${root}styles.xml`),
  }
}

function present(parts: ArchiveParts, name: string): string | undefined {
  return parts.has(name) ? name : undefined
}

interface Targets {
  readonly sheets: Map<string, string>
  texts?: string
  styles?: string
}

/** Kinds are told by the last word of their address, which two editions of the standard begin differently. */
async function readTargets(parts: ArchiveParts): Promise<Targets> {
  const targets: Targets = { sheets: new Map() }
  await readXml(parts.chunks(`${root}_rels/workbook.xml.rels`), {
    open: (element, attribute) => {
      if (element !== 'Relationship') return
      const kind = (attribute('Type') ?? '').split('/').at(-1)
      const target = attribute('Target') ?? ''
      const part = target.startsWith('/') ? target.slice(1) : root + target
      if (kind === 'worksheet') targets.sheets.set(attribute('Id') ?? '', part)
      if (kind === 'sharedStrings') targets.texts = part
      if (kind === 'styles') targets.styles = part
    },
  })
  return targets
}
