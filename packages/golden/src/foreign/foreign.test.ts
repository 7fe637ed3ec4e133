import { readFileSync } from 'node:fs'
import { loadReference } from '@plumbline/reference'
import { describe, expect, test } from 'vitest'
import { foreignFiles } from './all-layouts.ts'
import { compareFiles } from './compare-layout.ts'
import { inMarkdown, sameVerdict } from './layout-table.ts'
import { knownFailures, knownLosses } from './known-failures.table.ts'

const page = new URL('../../../../docs/claims-files.md', import.meta.url)

describe('claims in the layouts of others', () => {
  const { tables } = loadReference()

  const asked = new Map<string, number>()

  test.each(foreignFiles)('$name: $manner', async ({ name, files }) => {
    const { complaints, expected, lost, questions } = await compareFiles(files(), tables)
    asked.set(name, questions.length)
    if (Object.hasOwn(knownFailures, name))
      expect(complaints, 'passes now: take it off the list').not.toEqual([])
    else {
      expect(complaints).toEqual([])
      expect(lost, 'fields that do not arrive').toEqual(lostIn(name))
      expect(expected, 'findings of the truth').toBeGreaterThan(0)
    }
  })

  test('known losses are of layouts, and each says why', () => {
    const names = new Set(foreignFiles.map(({ name }) => name))
    for (const { layouts, because } of knownLosses) {
      expect(layouts.filter((name) => !names.has(name))).toEqual([])
      expect(because.length).toBeGreaterThan(20)
    }
  })

  test('most need no look before the audit, and the others a few answers', () => {
    const counts = [...asked.values()]
    const certain = counts.filter((count) => count === 0).length
    expect(certain / counts.length).toBeGreaterThan(0.8)
    const few = counts.filter((count) => count <= 3).length
    expect(few / counts.length).toBeGreaterThan(0.97)
  })

  test('the documentation says how each layout is read', () => {
    const rows = readFileSync(page, 'utf8').split('\n')
    const wrong = foreignFiles.filter(({ name, manner }) => {
      const row = rows.find((each) => each.includes(`| ${inMarkdown(manner)} `))
      const isSame = row?.split('|').at(-2)?.trim() === sameVerdict
      return isSame === Object.hasOwn(knownFailures, name)
    })
    expect(
      wrong.map(({ name }) => name),
      'run "npm run foreign"',
    ).toEqual([])
  })

  test('known failures are layouts, and each says why', () => {
    const names = new Set(foreignFiles.map(({ name }) => name))
    expect(names.size).toBe(foreignFiles.length)
    expect(Object.keys(knownFailures).filter((name) => !names.has(name))).toEqual([])
    expect(Object.values(knownFailures).every((why) => why.length > 20)).toBe(true)
  })
})

function lostIn(layout: string): readonly string[] {
  return knownLosses.flatMap(({ layouts, fields }) => (layouts.includes(layout) ? fields : []))
}
