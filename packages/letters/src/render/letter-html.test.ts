import { expect, test } from 'vitest'
import { composeLetter } from '../compose/compose-letter.ts'
import { situations } from '../letter.ts'
import { letterFinding, letterInput, letterLine } from '../testing/inputs.ts'
import { letterHtml } from './letter-html.ts'

test.each(situations)(
  '%s: a page without scripts, with its language and its title',
  (situation) => {
    const page = letterHtml(composeLetter(letterInput(situation)), 'final')
    expect(page).toContain('<html lang="en">')
    expect(page).not.toMatch(/<script|javascript:|https?:\/\//i)
    expect(page).not.toContain('Draft')
  },
)

test('what claims and people say is text', () => {
  const hostile = '<img src=x onerror=alert(1)> & "quoted"'
  const findings = [letterFinding({ title: hostile, lines: [letterLine({ service: hostile })] })]
  const input = letterInput('overpayment', findings)
  const page = letterHtml(
    composeLetter({ ...input, facts: { ...input.facts, recipientName: hostile } }),
    'draft',
  )
  expect(page).not.toContain('<img')
  expect(page.match(/&lt;img src=x onerror=alert\(1\)&gt;/g)).toHaveLength(3)
  expect(page).toContain('Draft. Not to be sent.')
})

test('a missing fact is marked', () => {
  const page = letterHtml(composeLetter(letterInput('record-request', undefined, [])), 'draft')
  expect(page).toContain('<mark>[NEEDED: Recipient]</mark>')
})
