import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { factKeys, facts } from '../facts/facts.ts'
import { letterKind } from '../kinds/index.ts'
import { situations, type Situation } from '../letter.ts'
import { cases, letterFinding, letterInput, letterLine } from '../testing/inputs.ts'
import { letterText } from '../testing/letter-text.ts'
import { composeLetter } from './compose-letter.ts'

const golden = join(import.meta.dirname, '../../golden')

describe.each(situations)('%s', (situation) => {
  test.each(Object.entries(cases))('reads as before: %s', async (name, { findings, keep }) => {
    const letter = composeLetter(letterInput(situation, findings, keep))
    const file = `${situation}, ${name}.txt`.replaceAll(' ', '-')
    await expect(letterText(letter)).toMatchFileSnapshot(join(golden, file))
  })

  test('with all that it needs it may be final, and nothing in it is open', () => {
    const letter = composeLetter(letterInput(situation))
    expect(letter.missing).toEqual([])
    expect(letter.checklist.filter(({ done }) => !done)).toEqual([])
    expect(letterText(letter)).not.toContain('NEEDED')
  })

  test('accuses nobody and promises nothing', () => {
    const text = letterText(composeLetter(letterInput(situation)))
    expect(text).not.toMatch(/fraud|abuse|guarantee|you will win|certainly|illegal/i)
  })

  test('is not for every role', () => {
    const { roles } = letterKind(situation)
    expect(roles.length).toBeGreaterThan(0)
    const role = roles.includes('provider') ? 'plan' : 'provider'
    const letter = composeLetter({ ...letterInput(situation), role })
    expect(letter.missing.length > 0).toBe(!roles.includes(role))
  })
})

const needs = situations.flatMap((situation) =>
  letterKind(situation).elements.flatMap((element) =>
    element.needs.map((fact) => ({ situation, element: element.id, fact })),
  ),
)

test.each(needs)('$situation without $fact lacks $element', ({ situation, element, fact }) => {
  const keep = factKeys.filter((key) => key !== fact)
  const letter = composeLetter(letterInput(situation, undefined, keep))
  expect(letter.missing.map((item) => item.fact)).toContain(facts[fact].label)
  expect(letter.checklist).toContainEqual(expect.objectContaining({ element, done: false }))
})

test.each<[Situation, Parameters<typeof letterLine>[0], string]>([
  ['overpayment', { claimId: undefined }, 'Number of the claim'],
  ['overpayment', { paidDay: undefined }, 'Date of payment, claim C1001'],
  ['overpayment', { serviceDay: undefined }, 'Date of service, claim C1001'],
  ['redetermination', { serviceDay: undefined }, 'Date of service, claim C1001'],
  ['erisa-appeal', { claimId: undefined }, 'Number of the claim'],
  ['rebate-dispute', { units: undefined }, 'Units of claim C1001'],
])('%s of a line with %o lacks: %s', (situation, known, lacked) => {
  const findings = [letterFinding({ lines: [letterLine(known)] })]
  const letter = composeLetter(letterInput(situation, findings))
  expect(letter.missing.map(({ fact }) => fact)).toContain(lacked)
})

test('a refund is asked for what claims prove alone', () => {
  const lead = [letterFinding({ class: 'lead', title: 'Level of the visit' })]
  const [missing] = composeLetter(letterInput('overpayment', lead)).missing
  expect(missing?.fact).toContain('ask for the records first')
  expect(composeLetter(letterInput('record-request', lead)).missing).toEqual([])
})

test.each([
  ['$1,999.99', 'bill of at least $400'],
  ['about two thousand', 'Both totals as amounts'],
])('a bill of %s above an estimate of $1,600.00 lacks: %s', (billTotal, lacked) => {
  const input = letterInput('no-surprises')
  const letter = composeLetter({ ...input, facts: { ...input.facts, billTotal } })
  expect(letter.missing.map(({ fact }) => fact).join()).toContain(lacked)
})

test.each(['demand-answer', 'redetermination', 'erisa-appeal', 'pharmacy-audit-response'] as const)(
  '%s needs an answer to each issue, and does not argue for the other side',
  (situation) => {
    const open = letterInput(situation, [letterFinding(), letterFinding({ answer: ' ' })])
    const letter = composeLetter(open)
    expect(letter.missing.map(({ fact }) => fact)).toEqual([
      'Your answer to issue 2, Same service paid twice',
    ])
    expect(letterText(letter)).not.toContain('and again on claim')
  },
)

test('a date that is none is no fact', () => {
  const input = letterInput('redetermination')
  const letter = composeLetter({ ...input, facts: { ...input.facts, noticeDate: '2026-02-30' } })
  expect(letter.missing.map(({ fact }) => fact)).toContain(facts.noticeDate.label)
  expect(letter.deadlines).toEqual([])
})

test('the same line under two findings is asked for once', () => {
  const line = letterLine()
  const findings = [letterFinding({ lines: [line] }), letterFinding({ lines: [line] })]
  const text = letterText(composeLetter(letterInput('overpayment', findings)))
  expect(text).toContain('We ask for a refund of $92.40.')
})
