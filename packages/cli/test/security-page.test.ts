import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const page = textOf('docs/security.md')
const proof = textOf('docs/proof.md')

/** `file`: what its test is called, as the page names it; of a whole file nothing more. */
const named = Array.from(
  page.matchAll(/`([\w/.-]+\.test\.ts)`(?:: ([^|;]+?))?\s*(?=[;|])/g),
  ([, file = '', title = '']) => [file, title] as const,
)

test('every defect that was proven has its line', () => {
  const numbered = [...numbers('S', 7), ...numbers('M', 11), ...numbers('L', 10)]
  const missing = numbered.filter((id) => !new RegExp(`^\\| ${id} `, 'm').test(page))
  expect(missing).toEqual([])
  expect(named.length).toBeGreaterThan(numbered.length)
})

test.each(named)('%s has a test: %s', (file, title) => {
  const inPackages = path.join('packages', file)
  expect(existsSync(path.join(root, inPackages))).toBe(true)
  expect(textOf(inPackages)).toContain(title)
})

test('rows of the proof are such as there are', () => {
  const told = Array.from(page.matchAll(/rows? ((?:[A-Z]\d+[a-z]?(?:, )?)+)/g), ([, ids = '']) =>
    ids.split(', '),
  ).flat()
  expect(told.length).toBeGreaterThan(9)
  expect(told.filter((id) => !proof.includes(`\n| ${id} `))).toEqual([])
})

function numbers(letter: string, last: number): string[] {
  return Array.from({ length: last }, (_, at) => `${letter}${at + 1}`)
}
