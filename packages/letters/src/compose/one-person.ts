import type { LetterContext } from './letter-context.ts'

/** What a letter about one person lacks where its claims are of several: each has a right of his own. */
export function onePersonLacks({ lines }: LetterContext): readonly string[] {
  const members = new Set(lines.flatMap(({ member }) => member ?? []))
  return members.size > 1
    ? [`Claims of one person: these are of ${members.size}. Start a case for each`]
    : []
}
