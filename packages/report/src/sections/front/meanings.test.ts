import { describe, expect, test } from 'vitest'
import { renderReport } from '../../render-report.ts'
import type { CauseWords } from '../../report-input.ts'
import { medicalLines } from '../../testing/sample-audit.ts'
import { sampleReport } from '../../testing/sample-report.ts'
import { attribute, elementsOf, markupErrors, textOf } from '../../testing/walk-html.ts'

const input = sampleReport(medicalLines(90), 'medical')
const byRules: CauseWords = ({ title, lines }) => ({
  text: `Said by rules: ${title}, ${lines} lines.`,
  by: 'rules',
})
const byModel: CauseWords = ({ title }) => ({ text: `<b>Said</b> of ${title}.`, by: 'model' })

function part(text: string, id: string): string {
  const element = elementsOf(text).find((one) => attribute(one, 'id') === id)
  return element ? textOf(element).replace(/\s+/g, ' ') : ''
}

describe('what main causes mean', () => {
  test('is said of three at most, with who wrote it', () => {
    const text = renderReport({ ...input, causeWords: byRules })
    const summary = part(text, 'summary')
    expect(summary).toContain('What this means')
    expect(summary.match(/Said by rules: /g)).toHaveLength(3)
    expect(summary.match(/Written by rules\./g)).toHaveLength(3)
    expect(part(text, 'method')).toContain('every summary in this report is written by rules.')
    expect(markupErrors(text)).toEqual([])
  })

  test('by a model is marked where it stands, and in the method', () => {
    const text = renderReport({ ...input, causeWords: byModel })
    expect(part(text, 'summary').match(/AI words, checked/g)).toHaveLength(3)
    expect(part(text, 'method')).toContain('without seeing the claims')
    expect(text).not.toContain('<b>Said')
    expect(markupErrors(text)).toEqual([])
  })

  test('is no part of a report without words, or of a payee’s packet', () => {
    expect(renderReport(input)).not.toContain('What this means')
    const [line] = input.lines
    const packet = { payee: '1', holds: (other: typeof line) => other === line }
    const text = renderReport({ ...input, edition: 'payee', packet, causeWords: byModel })
    expect(text).not.toContain('What this means')
  })
})
