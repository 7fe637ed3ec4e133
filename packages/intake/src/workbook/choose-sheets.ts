import { sameHeader } from './same-header.ts'
import { understandTable } from '../understand/understand-table.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import type { Sheet } from './read-sheets.ts'

/** The sheets to read one after another, and the others. */
export interface ChosenSheets {
  readonly sheets: readonly Sheet[]
  readonly unread: readonly Sheet[]
}

/**
 * Chooses the sheet that reads as claims, of several that with most rows, and with it those that have
 * the same header: a workbook of months. Hidden sheets are looked at where no other reads as claims: they hold what
 * was put away, often the same claims once more. Where none does, the longest, whose refusal is then told.
 */
export async function sheetsOfClaims(sheets: readonly Sheet[]): Promise<ChosenSheets> {
  const byLength = sheets.toSorted((one, two) => two.rows.length - one.rows.length)
  const shown = await readableOf(byLength.filter(({ isHidden }) => !isHidden))
  const readable =
    shown.length > 0 ? shown : await readableOf(byLength.filter(({ isHidden }) => isHidden))
  const best = readable[0]
  if (!best) return chosenOf(sheets, byLength.slice(0, 1))
  const alike = readable.filter(({ header }) => sameHeader(header, best.header))
  return chosenOf(
    sheets,
    alike.map(({ sheet }) => sheet),
  )
}

interface ReadableSheet {
  readonly sheet: Sheet
  readonly header: readonly string[]
}

async function readableOf(sheets: readonly Sheet[]): Promise<readonly ReadableSheet[]> {
  const readable: ReadableSheet[] = []
  for (const sheet of sheets) {
    const header = await headerOfClaims(sheet)
    if (header) readable.push({ sheet, header })
  }
  return readable
}

/** In the workbook's order. */
function chosenOf(all: readonly Sheet[], chosen: readonly Sheet[]): ChosenSheets {
  return {
    sheets: all.filter((sheet) => chosen.includes(sheet)),
    unread: all.filter((sheet) => !chosen.includes(sheet)),
  }
}

async function headerOfClaims({ rows }: Sheet): Promise<readonly string[] | undefined> {
  try {
    return (await understandTable(rows, {})).table.header
  } catch (error) {
    if (error instanceof IntakeRefusal) return undefined
    throw error
  }
}
