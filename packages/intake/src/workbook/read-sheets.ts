import { IntakeRefusal } from '../words/intake-refusal.ts'
import { ArchiveParts } from './archive-parts.ts'
import type { CellWriting } from './cell-text.ts'
import { readShownStyles } from './shown-styles.ts'
import type { PackedRows } from './packed-rows.ts'
import { readXml } from './read-xml.ts'
import { readTexts } from './shared-texts.ts'
import { SheetRows } from './sheet-rows.ts'
import { readMap } from './workbook-map.ts'
import { refusalOfFailure, workbookRefusal } from './workbook-refusal.ts'

/** A sheet as rows of text. */
export interface Sheet {
  readonly name: string
  readonly rows: PackedRows
  /** Whoever opens the workbook does not see it. */
  readonly isHidden: boolean
  /** Filled rows that whoever opens the workbook does not see. */
  readonly hiddenRows: number
  /** Cells whose formula was saved without what it comes to; they are blank. */
  readonly openFormulas: number
}

/** The sheets of a workbook that have rows. Throws `IntakeRefusal` where it cannot be read. */
export async function readSheets(bytes: Buffer): Promise<readonly Sheet[]> {
  const sheets = await orRefused(() => allSheets(bytes))
  const filled = sheets.filter(({ rows }) => rows.length > 0)
  if (filled.length === 0) throw workbookRefusal('empty')
  return filled
}

async function allSheets(bytes: Buffer): Promise<readonly Sheet[]> {
  const parts = new ArchiveParts(bytes)
  const { sheets, texts, styles, isFrom1904 } = await readMap(parts)
  const writing: CellWriting = {
    texts: await readTexts(parts, texts),
    styles: await readShownStyles(parts, styles),
    isFrom1904,
    days: new Map(),
  }
  const read: Sheet[] = []
  for (const { name, part, isHidden } of sheets) {
    const sheet = new SheetRows(writing)
    await readXml(parts.chunks(part), sheet)
    const { rows, hiddenRows, openFormulas } = sheet
    read.push({ name, rows, isHidden, hiddenRows, openFormulas })
  }
  return read
}

async function orRefused<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof IntakeRefusal ? error : refusalOfFailure(error)
  }
}
