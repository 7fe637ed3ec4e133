import { allRules } from '@plumbline/engine'
import { expect, test } from 'vitest'
import { addresseeOf, fixFor, type FixReader } from './fix-voice.ts'

test.each([
  ['Deny the column 2 line, or recover what was paid on it.', 'payer'],
  ['Ask for the NPI and resubmit; do not pay a Part D fill without its prescriber.', 'payer'],
  ['Check whether the patient was admitted; without an admission, recover the payment.', 'payer'],
  ['Take the claim off the rebate invoice, or return the rebate.', 'payer'],
  ['Correct the units, or send the record that shows each of them.', 'biller'],
  ['Take the NDC from the dispensing record and resubmit it as eleven digits (5-4-2).', 'biller'],
  ['Compare procedure and diagnosis with the record and correct the wrong one.', 'biller'],
  ['Reverse the second claim, or send the pick-up log for both.', 'biller'],
  ['Compare the dates with both records; one of the two claims is wrong.', 'either'],
  ['Check whose prescription it is: families share member numbers.', 'either'],
])('%s is for the %s', (fix, addressee) => {
  expect(addresseeOf(fix)).toBe(addressee)
})

const readers: readonly FixReader[] = ['payer', 'biller', 'patient']

test('every rule asks the payer for what a payer can do, and nobody is told to do another’s work', () => {
  for (const { id, category, suggestedFix } of allRules) {
    const said = { category, class: 'error', suggestedFix } as const
    for (const reader of readers) {
      const words = fixFor(reader, said, 'provider')
      const isOwn = addresseeOf(suggestedFix) === reader
      if (isOwn) expect(words, id).toBe(suggestedFix)
      if (reader === 'patient') expect(words, id).toMatch(/^Ask /)
      if (reader === 'payer' && /^(?:Bill|Correct|Code) /.test(suggestedFix))
        expect(words, id).toMatch(/^Ask the provider for this, .*: (?:bill|correct|code) /)
      if (reader === 'biller' && /^(?:Deny|Recover) /.test(suggestedFix))
        expect(words, id).toMatch(/^Check your record, .*: (?:deny|recover) /)
    }
  }
})

test('a sentence is whole in every voice, and softer where the claims alone prove nothing', () => {
  const deny = { category: 'unbundling', suggestedFix: 'Deny the column 2 line.' } as const
  expect(fixFor('payer', { ...deny, class: 'error' }, 'provider')).toBe('Deny the column 2 line.')
  expect(fixFor('biller', { ...deny, class: 'lead' }, 'provider')).toBe(
    'Have your record ready. What the payer may do: deny the column 2 line.',
  )
  expect(fixFor('patient', { ...deny, class: 'lead' }, 'provider')).toBe(
    'Ask the plan for this: deny the column 2 line.',
  )
  const correct = { category: 'units', suggestedFix: 'Correct the units.' } as const
  expect(fixFor('payer', { ...correct, class: 'lead' }, 'pharmacy')).toBe(
    'Ask the pharmacy for this before the payment is decided on: correct the units.',
  )
  expect(fixFor('patient', { ...correct, class: 'error' }, 'pharmacy')).toBe(
    'Ask the pharmacy for this before the bill is paid: correct the units.',
  )
})

test('a patient is not told to change a dose, and a notice asks nobody for anything', () => {
  const dose = {
    category: 'drug-safety',
    class: 'lead',
    suggestedFix: 'Ask the prescribers.',
  } as const
  expect(fixFor('patient', dose, 'pharmacy')).toContain('change nothing by yourself')
  for (const reader of readers)
    expect(fixFor(reader, { ...dose, category: 'units', class: 'notice' }, 'pharmacy')).toBe(
      'Ask the prescribers.',
    )
})
