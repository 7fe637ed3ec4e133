import { day } from '@plumbline/engine'
import { expect, test } from 'vitest'
import { letterAsks } from '../asks/letter-asks.ts'
import { composeLetter } from '../compose/compose-letter.ts'
import { facts, type FactKey } from '../facts/facts.ts'
import { letterFinding, letterInput, letterLine } from '../testing/inputs.ts'

function letterOf(paid: string, stated: Partial<Record<FactKey, string>>) {
  const findings = [letterFinding({ lines: [letterLine({ paidDay: day(paid) })] })]
  const input = letterInput('overpayment', findings)
  const facts = { ...input.facts, afterLookBack: '', governingState: '', ...stated }
  const asked = { ...input, facts }
  return { letter: composeLetter(asked), asks: letterAsks(asked).map(({ name }) => name) }
}

const ohio = { planFunding: 'insured', governingState: 'Ohio' }
const california = { planFunding: 'insured', governingState: 'California' }

// The letters are of 2026-03-20.
test.each([
  ['2024-03-20', ohio, '2026-03-20', 'Ohio Revised Code 3901.388'],
  ['2024-02-29', ohio, '2026-02-28', 'Ohio Revised Code 3901.388'],
  ['2025-03-20', california, '2026-03-20', 'California Insurance Code 10133.66(b)'],
  ['2024-02-29', california, '2025-02-28', 'California Insurance Code 10133.66(b)'],
])('paid on %s, %o: until %s', (paid, stated, lastDay, source) => {
  const { letter } = letterOf(paid, stated)
  expect(letter.deadlines).toEqual([expect.objectContaining({ lastDay, source })])
})

test.each([
  ['2024-03-20', ohio],
  ['2025-03-20', california],
])('paid on %s, %o: the last day is in time', (paid, stated) => {
  const { letter, asks } = letterOf(paid, stated)
  expect(letter.missing).toEqual([])
  expect(asks).not.toContain('afterLookBack')
})

test.each([
  ['2024-03-19', ohio],
  ['2025-03-19', california],
])('paid on %s, %o: a day later needs the reason and says it', (paid, stated) => {
  const { letter, asks } = letterOf(paid, stated)
  expect(letter.missing.map(({ fact }) => fact)).toEqual([facts.afterLookBack.label])
  expect(asks).toContain('afterLookBack')
  const said = letterOf(paid, { ...stated, afterLookBack: 'the contract gives three years' })
  expect(said.letter.missing).toEqual([])
  expect(JSON.stringify(said.letter.blocks)).toContain('the contract gives three years')
})

test('an insured plan names its state; the law of no state is put on another plan', () => {
  const unnamed = letterOf('2020-01-01', { planFunding: 'insured' })
  expect(unnamed.letter.missing.map(({ fact }) => fact)).toEqual([facts.governingState.label])
  for (const planFunding of ['self-funded', 'Medicare Advantage', 'Medicaid managed care']) {
    const { letter, asks } = letterOf('2020-01-01', { planFunding, governingState: 'Ohio' })
    expect(letter.missing).toEqual([])
    expect(letter.deadlines).toEqual([])
    expect(asks).not.toContain('governingState')
  }
})

test('Ohio gives 30 days for an appeal, and no letter gives fewer there', () => {
  const { letter } = letterOf('2026-01-05', { ...ohio, replyDays: '29' })
  expect(letter.missing.map(({ fact }) => fact)).toEqual([
    'At least 30 days to answer, which Ohio gives for an appeal',
  ])
  expect(letterOf('2026-01-05', { ...california, replyDays: '29' }).letter.missing).toEqual([])
})
