import { joinWords } from '../names/header-words.ts'

/** Whether two headers name the same columns in the same order, however they are written. */
export function sameHeader(one: readonly string[], other: readonly string[]): boolean {
  return (
    one.length === other.length &&
    one.every((name, at) => joinWords(name) === joinWords(other[at] ?? ''))
  )
}
