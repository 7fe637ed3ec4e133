import { sameHeader } from './same-header.ts'
import { understandTable } from '../understand/understand-table.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import type { Sheet } from './read-sheets.ts'

/** The sheets to read one after another, and the names of the others. */
export interface ChosenSheets {
  readonly sheets: readonly Sheet[]
  readonly unread: readonly string[]
}

/**
 * Chooses the sheet that reads as claims, of several that with most rows, and with it those that have
 * the same header: a workbook of months. Where none does, the longest, whose refusal is then told.
 */
export async function sheetsOfClaims(sheets: readonly Sheet[]): Promise<ChosenSheets> {
  const byLength = sheets.toSorted((one, two) => two.rows.length - one.rows.length)
  const readable: { readonly sheet: Sheet; readonly header: readonly string[] }[] = []
  for (const sheet of byLength) {
    const header = await headerOfClaims(sheet)
    if (header) readable.push({ sheet, header })
  }
  const best = readable[0]
  if (!best) return chosenOf(sheets, byLength.slice(0, 1))
  const alike = readable.filter(({ header }) => sameHeader(header, best.header))
  return chosenOf(
    sheets,
    alike.map(({ sheet }) => sheet),
  )
}

/** In the workbook's order. */
function chosenOf(all: readonly Sheet[], chosen: readonly Sheet[]): ChosenSheets {
  return {
    sheets: all.filter((sheet) => chosen.includes(sheet)),
    unread: all.filter((sheet) => !chosen.includes(sheet)).map(({ name }) => name),
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
