import type { AssignedColumn } from './assign-columns.ts'
import { headerWords } from '../names/header-words.ts'
import { factsOf } from '../words/meanings.ts'

/**
 * `Encounter Diagnosis Code 3` is what `Encounter Diagnosis Code 2` is, though none of the rows looked
 * at fills it: numbered columns that nothing else is known of follow the others of their name.
 */
export function numberedSiblings(columns: readonly AssignedColumn[]): readonly AssignedColumn[] {
  const known = new Map<string, AssignedColumn>()
  for (const column of columns) {
    const name = nameOf(column)
    if (name !== undefined && isListed(column)) known.set(name, column)
  }
  return columns.map((column) => {
    const name = nameOf(column)
    const sibling = name === undefined ? undefined : known.get(name)
    if (!sibling || column.meaning !== undefined || column.column.values.length > 0) return column
    const { meaning, confidence } = sibling
    const reason = `the column ${sibling.column.header} has the same name and another number; its cells looked at are blank`
    return { ...column, meaning, number: numberOf(column), confidence, reason }
  })
}

function isListed({ meaning }: AssignedColumn): boolean {
  return meaning !== undefined && meaning !== 'ignored' && factsOf(meaning).many === true
}

function nameOf({ column }: AssignedColumn): string | undefined {
  return headerWords(column.name ?? column.header).unnumbered
}

function numberOf({ column }: AssignedColumn): number | undefined {
  return headerWords(column.name ?? column.header).number
}
