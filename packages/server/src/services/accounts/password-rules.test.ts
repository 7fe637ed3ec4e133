import { expect, test } from 'vitest'
import { passwordFault } from './password-rules.ts'

const context = { email: 'dana.reed@benefits.example', names: ['Dana', 'Reed', 'Reed Benefits'] }

test.each([
  'password',
  'Password',
  '12345678',
  'aaaaaaaa',
  'abcabcabc',
  'qwertyuiop',
  'Password123!',
  'letmein2026',
  'Plumbline',
  'plumbline1!',
  'dana.reed@benefits.example',
  'Dana.Reed',
  'benefits2026',
  'danareed!!',
  'Reed Benefits',
])('%s is refused with a reason', (password) => {
  expect(passwordFault(password, context)).toContain('Please choose another')
})

test.each([
  'correct horse 42',
  'plumb-and-level',
  'kürbis wächst im wind',
  'zq7 owl lamp',
  '🦉 lantern river',
  'nine ducks',
])('%s is taken, whatever characters it holds', (password) => {
  expect(passwordFault(password, context)).toBeUndefined()
})
