import { expect, test } from 'vitest'
import { causesOf, ownerOf } from './coverage-causes.ts'

test('a cause belongs to whoever can do something about it', () => {
  expect(ownerOf('the file has no admission date')).toBe('export')
  expect(ownerOf('no units on the line')).toBe('export')
  expect(ownerOf('table not imported: OIG exclusion list (LEIE)')).toBe('tables')
  expect(ownerOf('no release of the table covers the date of service')).toBe('tables')
  expect(ownerOf('fewer than ten like lines in the file show what is usual')).toBe('nobody')
})

test('checks that one thing stopped stand together, the widest cause first', () => {
  const rule = (title: string, ...reasons: [string, number][]) => ({
    ...{ ruleId: title, title, checked: 0, notApplicable: 0, couldNotCheck: 9, because: '' },
    reasons: reasons.map(([because, lines]) => ({ because, lines })),
  })
  const causes = causesOf([
    rule('One', ['the file has no modifiers', 9]),
    rule('Two', ['the file has no admission date', 4], ['no units on the line', 2]),
    rule('Three', ['the file has no admission date', 7]),
  ])
  expect(causes).toEqual([
    {
      ...{ because: 'the file has no admission date', owner: 'export', lines: 7 },
      checks: ['Two', 'Three'],
    },
    { because: 'the file has no modifiers', owner: 'export', checks: ['One'], lines: 9 },
    { because: 'no units on the line', owner: 'export', checks: ['Two'], lines: 2 },
  ])
})
