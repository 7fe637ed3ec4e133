import type { AssignedColumn } from '../assign-columns.ts'
import { headerWords } from '../../names/header-words.ts'
import { factsOf } from '../../words/meanings.ts'
import { shapeShare } from '../../words/value-shapes.ts'

/**
 * `Encounter Diagnosis Code 3` is what `Encounter Diagnosis Code 2` is, though none of the rows looked
 * at fills it: numbered columns that nothing else is known of follow the others of their name.
 */
export function numberedSiblings(columns: readonly AssignedColumn[]): readonly AssignedColumn[] {
  return byNumber(byLetter(columns))
}

const lettered = /^(.*[a-z\s_.-])([A-L])$/

/** `ModB` behind `ModA` is its second, where it holds what such a column holds. */
function byLetter(columns: readonly AssignedColumn[]): readonly AssignedColumn[] {
  const known = new Map(
    columns
      .filter((column) => isListed(column))
      .flatMap((column) => {
        const name = lettered.exec(column.column.header.trim())?.[1]
        return name === undefined ? [] : [[name, column] as const]
      }),
  )
  return columns.map((column) => {
    const name = lettered.exec(column.column.header.trim())?.[1]
    const sibling = name === undefined ? undefined : known.get(name)
    if (!sibling || column.meaning !== undefined || !holdsTheSame(column, sibling)) return column
    const { meaning, confidence } = sibling
    const reason = `the column ${sibling.column.header} has the same name and another letter`
    return { ...column, meaning, confidence, reason }
  })
}

const mostly = 0.8

function holdsTheSame({ column }: AssignedColumn, { meaning }: AssignedColumn): boolean {
  if (meaning === undefined || meaning === 'ignored') return false
  return (shapeShare(column.values, factsOf(meaning).shape) ?? 1) >= mostly
}

function byNumber(columns: readonly AssignedColumn[]): readonly AssignedColumn[] {
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
