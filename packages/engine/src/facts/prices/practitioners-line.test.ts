import { expect, test } from 'vitest'
import { claimLine } from '../../claim/claim-line.ts'
import { mayBeCentersFee } from './practitioners-line.ts'

test.each<readonly [specialty: string | undefined, mayBe: boolean]>([
  [undefined, true],
  ['49', true],
  ['261QA1903X', true],
  ['Ambulatory Surgical Center', true],
  ['Surgery Center', true],
  ['Hospital', true],
  ['69', true],
  ['54', true],
  ['02', false],
  ['18', false],
  ['97', false],
  ['207W00000X', false],
  ['363LF0000X', false],
  ['Gastroenterology', false],
  ['ORTHOPEDIC SURGERY', false],
  ['Family Practice', false],
  ['Nurse Practitioner', false],
])('a line of %s at a surgery center', (specialty, mayBe) => {
  const line = claimLine({ index: 0, row: 2, placeOfService: '24', specialty })
  expect(mayBeCentersFee(line)).toBe(mayBe)
  expect(mayBeCentersFee({ ...line, placeOfService: '22' })).toBe(false)
  expect(mayBeCentersFee({ ...line, modifiers: ['SG'] })).toBe(true)
})
