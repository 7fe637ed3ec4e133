import { expect, test } from 'vitest'
import { audiences } from '../plain/audience.ts'
import { acceptedTexts } from '../testing/accepted-texts.table.ts'
import { honestTexts } from '../testing/honest-texts.table.ts'
import { hostileTexts } from '../testing/hostile-texts.table.ts'
import { textFaults } from './text-faults.ts'

const faults = (text: string, audience: (typeof audiences)[number]) =>
  textFaults(text, { audience, orders: 'You explain findings.' })

test.each(hostileTexts.map((text) => [text]))('is shown to nobody: %s', (text) => {
  expect(audiences.filter((audience) => faults(text, audience).length === 0)).toEqual([])
})

test('there are more than two hundred, each another', () => {
  expect(new Set(hostileTexts).size).toBeGreaterThan(200)
})

test.each(honestTexts)('may be shown: %s', (text, audience) => {
  expect(faults(text, audience)).toEqual([])
})

test('what is refused of a text that says all of it is the sentence at fault', () => {
  const text =
    'The plan seems to have paid again. {{fault}} The claim is right. The records can settle it.'
  expect(faults(text, 'reviewer').map(({ found }) => found)).toEqual([
    'is right',
    'The claim is right',
  ])
})

test('a true text stays one', () => {
  expect(
    acceptedTexts.filter((text) => audiences.every((each) => faults(text, each).length > 0)),
  ).toEqual([])
})

test('a flood is refused for its length, and read no further', () => {
  const flood = `{{fault}} ${'paid again '.repeat(95_000)}`
  expect(faults(flood, 'reviewer').map(({ kind }) => kind)).toEqual(['too-long'])
})
