import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** A module variable that starts empty or may change: what it holds would outlive an audit. */
const memory =
  /^(?:export )?(?:let \w+|const \w+(?:: [^=\n]+)? = (?:new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)|new (?:BoundedMemo|LastAnswer)\b|memoByTable\())/m

test.each([
  ['const known = new Map<number, string>()'],
  ['export const seen = new WeakSet()'],
  ['let last: Line | undefined'],
  ['const memo = new BoundedMemo(20, keyOf)'],
])('%s is a memory of the module', (line) => {
  expect(line).toMatch(memory)
})

test('no module of the engine keeps anything between audits', () => {
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => memory.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
