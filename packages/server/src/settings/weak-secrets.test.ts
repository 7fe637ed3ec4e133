import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readSettings } from './read-settings.ts'
import { isWeakKey, isWeakPassword } from './weak-secrets.ts'

describe('a key', () => {
  test.each([
    ['all zero', '00'.repeat(32)],
    ['one byte', 'ff'.repeat(32)],
    ['a repeated word', 'deadbeef'.repeat(8)],
    ['a repeated sequence', '0123456789abcdef'.repeat(4)],
    ['counting up', Buffer.from(Array.from({ length: 32 }, (_, at) => at + 1)).toString('hex')],
    ['counting down', Buffer.from(Array.from({ length: 32 }, (_, at) => 200 - at)).toString('hex')],
    ['text', Buffer.from('my very secret encryption key 1!').toString('hex')],
    ['few different bytes', '0011223344556677'.repeat(3) + 'a1b2c3d4a1b2c3d4'],
  ])('of %s can be guessed', (_, hex) => {
    expect(isWeakKey(Buffer.from(hex, 'hex'))).toBe(true)
  })

  test('that was drawn at random cannot', () => {
    for (let draw = 0; draw < 10_000; draw++) expect(isWeakKey(randomBytes(32))).toBe(false)
  })
})

test.each([
  '12345678',
  '87654321',
  'password',
  'Passw0rd!',
  'P@$$w0rd1',
  'aaaaaaaa',
  'abababab',
  'qwertyui',
  'abcdefgh',
  'Plumbline1',
  'admin123',
  'changeme',
  'boss@example.com',
  'boss2026',
])('the password %s is weak', (password) => {
  expect(isWeakPassword(password, 'boss@example.com')).toBe(true)
})

test.each(['correct horse 42', 'chosen by us 1', 'Tq7-plover', 'password manager of ours'])(
  'the password %s is not',
  (password) => {
    expect(isWeakPassword(password, 'boss@example.com')).toBe(false)
  },
)

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://db/plumbline',
  PUBLIC_URL: 'https://plumbline.example',
  ADMIN_EMAIL: 'boss@example.com',
  ADMIN_PASSWORD: 'chosen by us 1',
  ENCRYPTION_KEY: randomBytes(32).toString('hex'),
}

test('production takes neither', () => {
  expect(readSettings(production).production).toBe(true)
  expect(() => readSettings({ ...production, ENCRYPTION_KEY: '00'.repeat(32) })).toThrow(
    'ENCRYPTION_KEY: can be guessed',
  )
  expect(() => readSettings({ ...production, ADMIN_PASSWORD: '12345678' })).toThrow(
    'ADMIN_PASSWORD: is one of the first',
  )
})
