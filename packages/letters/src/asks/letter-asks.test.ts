import { expect, test } from 'vitest'
import { composeLetter } from '../compose/compose-letter.ts'
import { isFactKey } from '../facts/facts.ts'
import { situations, type LetterInput } from '../letter.ts'
import { letterFinding, letterInput, letterLine } from '../testing/inputs.ts'
import { letterAsks, type LetterAsk } from './letter-asks.ts'

const full = letterInput('overpayment')

test.each(situations)('%s: whoever gives all that is asked for lacks nothing', (situation) => {
  const findings = [
    letterFinding({ answer: undefined, lines: [letterLine({ paidDay: undefined })] }),
  ]
  const open = { ...letterInput(situation, findings, []), today: full.today }
  // What is stated may ask for more: an insured plan for its state.
  const once = letterAsks(open).reduce(give, open)
  const given = letterAsks(once).reduce(give, once)
  expect(composeLetter(given).missing).toEqual([])
})

test('values are those that were stated; a known day of payment is not asked for', () => {
  const asks = letterAsks(full)
  expect(asks.find(({ name }) => name === 'planFunding')).toMatchObject({
    value: 'self-funded',
    choices: ['insured', 'self-funded', 'Medicare Advantage', 'Medicaid managed care'],
  })
  const ofClaim = asks.filter(({ claimId }) => claimId === 'C1001').map(({ name }) => name)
  expect(ofClaim).toEqual(['patientName', 'paymentReference'])
})

const choices: Readonly<Record<string, string>> = { 'yes-no': 'yes', date: '2026-03-02' }

function give(input: LetterInput, ask: LetterAsk): LetterInput {
  const { name, type, claimId, findingAt } = ask
  const value =
    name === 'estimateTotal'
      ? '$1,600.00'
      : name === 'billTotal'
        ? '$2,150.00'
        : (choices[type] ?? '30')
  if (findingAt !== undefined) {
    const findings = input.findings.map((one, at) =>
      at === findingAt ? { ...one, answer: value } : one,
    )
    return { ...input, findings }
  }
  if (claimId !== undefined) {
    const before = input.claimFacts[claimId]
    return {
      ...input,
      claimFacts: { ...input.claimFacts, [claimId]: { ...before, [name]: value } },
    }
  }
  if (!isFactKey(name)) throw new Error(`${name} is no fact`)
  return { ...input, facts: { ...input.facts, [name]: ask.choices[0] ?? value } }
}
