import type { Sheet } from './read-sheets.ts'

/** What somebody who looks at a sheet that was read would not see or would see otherwise, as sentences. */
export function notesOfSheet({ name, hiddenRows, openFormulas, isHidden }: Sheet): string[] {
  const hidden = isHidden ? [`The sheet "${name}" is hidden in the workbook.`] : []
  const rows =
    hiddenRows > 0
      ? [
          `Of the sheet "${name}", ${counted(hiddenRows, 'row is', 'rows are')} hidden in the workbook, by a filter or by hand, and read all the same.`,
        ]
      : []
  const formulas =
    openFormulas > 0
      ? [
          `Of the sheet "${name}", ${counted(openFormulas, 'cell holds a formula that was', 'cells hold formulas that were')} saved without the result, and blank here. Open the workbook in Excel, save it and send it again.`,
        ]
      : []
  return [...hidden, ...rows, ...formulas]
}

/** What was not read, as sentences. */
export function notesOfUnread(sheets: readonly Sheet[]): string[] {
  const shown = namesOf(sheets.filter(({ isHidden }) => !isHidden))
  const hidden = namesOf(sheets.filter(({ isHidden }) => isHidden))
  return [
    ...said(
      shown,
      'holds no claims under that header and was',
      'hold no claims under that header and were',
    ),
    ...said(hidden, 'is hidden in the workbook and was', 'are hidden in the workbook and were'),
  ]
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`
}

function said(names: readonly string[], one: string, several: string): string[] {
  if (names.length === 0) return []
  const listed = names.join(', ')
  return [
    names.length === 1
      ? `The sheet ${listed} ${one} not read.`
      : `The sheets ${listed} ${several} not read.`,
  ]
}

function namesOf(sheets: readonly Sheet[]): readonly string[] {
  return sheets.map(({ name }) => `"${name}"`)
}
