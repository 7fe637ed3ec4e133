import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allRules } from './index.ts'

const rulesFolder = import.meta.dirname
const pagesFolder = join(rulesFolder, '../../../../docs/rules')
const files = globSync('*/**/*.ts', { cwd: rulesFolder }).filter(
  (file) => !file.endsWith('.test.ts'),
)

/** Headings that every rule page has, in this order. */
const sections = [
  'What it finds',
  'Why it matters',
  'Source',
  'Fails',
  'Passes',
  'What clears it',
  'When to ignore it',
]

describe('the rule set is complete', () => {
  test('every rule file is registered under its own name', () => {
    const registered = allRules.map((rule) => rule.id).sort()
    expect(registered).toEqual(files.map((file) => basename(file, '.ts')).sort())
  })

  test.each(files)('%s lies in the folder of its category', (file) => {
    const rule = allRules.find(({ id }) => id === basename(file, '.ts'))
    expect(file.split('/')[0]).toBe(rule?.category)
  })

  test('no folder is a drawer of fifty files', () => {
    const folders = Map.groupBy(files, dirname)
    const drawers = [...folders].filter(([, rules]) => rules.length >= 25)
    expect(drawers.map(([folder]) => folder)).toEqual([])
  })

  test.each(files)('%s has a table of cases', (file) => {
    const tests = readFileSync(join(rulesFolder, file.replace(/\.ts$/, '.test.ts')), 'utf8')
    expect(tests).toContain('ruleTable(')
  })

  test.each(files)('%s has a page with every section', (file) => {
    const page = join(pagesFolder, `${basename(file, '.ts')}.md`)
    expect(existsSync(page), page).toBe(true)
    const headings = readFileSync(page, 'utf8').match(/^## .*$/gm) ?? []
    expect(headings).toEqual(sections.map((section) => `## ${section}`))
  })

  test.each(allRules)('$id names its sources', (rule) => {
    expect(rule.sources.length).toBeGreaterThan(0)
    expect(rule.clearedBy).not.toBe('')
    expect(rule.suggestedFix).not.toBe('')
  })
})
