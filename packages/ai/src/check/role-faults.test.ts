import { describe, expect, it } from 'vitest'
import { categoryWords } from '../plain/category-words.table.ts'
import { classWords } from '../plain/class-words.table.ts'
import { audiences, type Audience } from '../plain/audience.ts'
import { acceptedTexts } from '../testing/accepted-texts.table.ts'
import { roleFaults } from './role-faults.ts'

const payers = ['The plan', 'The payer', 'The insurer', 'This program', 'Your plan']
const billers = [
  ...['The provider', 'The doctor', 'The pharmacy', 'The hospital', 'The office', 'This facility'],
  ...['The physician', 'The surgeon', 'The clinic', 'The supplier'],
]
const pays = [
  'paid',
  'seems to have paid',
  'may have paid',
  'pays',
  'also paid',
  'has already paid',
]
const bills = [
  'billed',
  'seems to have billed',
  'may have billed',
  'bills',
  'charged',
  'would bill',
]
const ends = [
  'for the same visit again.',
  'the service.',
  'it beside the whole.',
  'more than is due.',
]

const sentences = (
  doers: readonly string[],
  deeds: readonly string[],
): readonly (readonly [Audience, string])[] =>
  doers.flatMap((doer) =>
    deeds.flatMap((deed) =>
      ends.flatMap((end) =>
        audiences.map((audience) => [audience, `${doer} ${deed} ${end} {{fault}}`] as const),
      ),
    ),
  )
const byWhom = (deed: string, doers: readonly string[]) =>
  doers.flatMap((doer) =>
    audiences.map((audience) => [audience, `It was ${deed} by ${doer.toLowerCase()}.`] as const),
  )

const right = [
  ...sentences(payers, pays),
  ...sentences(billers, bills),
  ...byWhom('paid', payers),
  ...byWhom('billed', billers),
]
const exchanged = [
  ...sentences(payers, bills),
  ...sentences(billers, pays),
  ...byWhom('billed', payers),
  ...byWhom('paid', billers),
]

const faulty = (texts: readonly (readonly [Audience, string])[]) =>
  texts.filter(([audience, text]) => roleFaults(text, audience).length > 0)

describe('whose part something is', () => {
  it('is seen where it is exchanged, and nowhere else', () => {
    expect(exchanged.length).toBeGreaterThan(1_000)
    expect(exchanged.filter((text) => !faulty([text]).length)).toEqual([])
    expect(faulty(right)).toEqual([])
  })

  it.each<readonly [Audience, string, boolean]>([
    ['reviewer', 'You paid it again.', true],
    ['reviewer', 'You billed it again.', false],
    ['provider', 'You seem to have billed again.', true],
    ['provider', 'You paid for it.', false],
    ['provider', 'You were paid more than was due.', true],
    ['provider', 'You were billed for it.', false],
    ['patient', 'You were billed for a part.', true],
    ['patient', 'You billed a part.', false],
    ['patient', 'You may have paid your share.', true],
    ['reviewer', 'The provider was paid again.', true],
    ['reviewer', 'The plan was paid again.', false],
    ['reviewer', 'The provider is billing a part.', true],
    ['reviewer', 'The plan is billing a part.', false],
  ])('to the %s: %s', (audience, text, isRight) => {
    expect(roleFaults(text, audience).length === 0).toBe(isRight)
  })

  it('is right in all that rules write', () => {
    const tables = [categoryWords, classWords].flatMap((table) => Object.values(table))
    const own = tables.flatMap((words) => audiences.map((each) => [each, words[each]] as const))
    expect(faulty(own)).toEqual([])
    const said = acceptedTexts.filter((text) =>
      audiences.every((each) => faulty([[each, text]]).length),
    )
    expect(said).toEqual([])
  })
})
