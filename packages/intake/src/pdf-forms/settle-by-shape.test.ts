import { expect, it } from 'vitest'
import { columnOf, stated } from './form-columns.table.ts'
import { claimForms, type PlacedForm } from './place-form.ts'
import { settledByShape } from './settle-by-shape.ts'

/** Forms of a scan by their claim numbers; `|` stands between two readings. */
function forms(...numbers: readonly string[]): readonly PlacedForm[] {
  const [form] = claimForms
  if (!form) throw new Error('No form is known')
  return numbers.map((number, at) => {
    const [claimId = '', other] = number.split('|')
    const doubts =
      other === undefined
        ? []
        : [{ column: columnOf('claimId'), read: claimId, other, matters: true as const }]
    const facts = stated({ claimId })
    const claim = { page: at + 1, facts, lines: [], totalCents: undefined, doubts, goesOn: false }
    return { form, shift: { right: 0, down: 0 }, claim }
  })
}

function numbers(placed: readonly PlacedForm[]): readonly string[] {
  return placed.map(
    ({ claim: { facts, doubts } }) => `${facts.claimId ?? ''}${doubts?.length === 0 ? '' : '?'}`,
  )
}

const alike = ['C18814540', 'C13856381', 'C22222222']

it.each([
  ['a letter that looks like a digit', [...alike, 'CI7350640|C17350640'], 'C17350640'],
  ['a letter too many', [...alike, 'Cc17350640|C17350640'], 'C17350640'],
  ['the first reading has the shape', [...alike, 'C17350640|CI7350640'], 'C17350640'],
  ['both have it', [...alike, 'C17350640|C17350610'], 'C17350640?'],
  ['none has it', [...alike, 'CI735064O|CI7350640'], 'CI735064O?'],
  ['a reader that saw nothing', [...alike, 'C17350640|'], 'C17350640?'],
  ['two shapes among the others', [...alike, 'D1', 'CI7350640|C17350640'], 'CI7350640?'],
  ['too few others', ['C18814540', 'C13856381', 'CI7350640|C17350640'], 'CI7350640?'],
  [
    'one claim of many pages is one number',
    ['C18814540', 'C18814540', 'C18814540', 'CI7350640|C17350640'],
    'CI7350640?',
  ],
])('%s', (_, given, last) => {
  const settled = numbers(settledByShape(forms(...given)))
  expect(settled.at(-1)).toBe(last)
  expect(settled.slice(0, -1)).toEqual(numbers(forms(...given)).slice(0, -1))
})
