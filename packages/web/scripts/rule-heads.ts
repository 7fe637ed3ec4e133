import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../docs/rules')

/**
 * What the catalog says of each rule, from the first lines of its page: id, title and category,
 * in the order of titles. Pages themselves are fetched when they are read.
 */
export function readRuleHeads(): readonly (readonly [
  id: string,
  title: string,
  category: string,
])[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  return files
    .map((name) => headOf(name.slice(0, -'.md'.length), readFileSync(join(folder, name), 'utf8')))
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'en'))
}

function headOf(id: string, text: string): [id: string, title: string, category: string] {
  const found = /^# (.+)\n\n`[^`]+` · ([a-z -]+) ·/.exec(text)
  if (!found?.[1] || !found[2]) throw new Error(`docs/rules/${id}.md has no title and category`)
  return [id, found[1], found[2].trim().replace(' ', '-')]
}
