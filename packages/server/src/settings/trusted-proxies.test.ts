import { expect, test } from 'vitest'
import { readSettings } from './read-settings.ts'

test.each([
  ['10.0.0.5', ['10.0.0.5']],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['loopback', ['loopback']],
])('TRUST_PROXY=%s', (text, proxies) => {
  expect(readSettings({ TRUST_PROXY: text }).trustedProxies).toEqual(proxies)
})

test.each(['1', '2', 'true', '*', '10.0.0.0/0', '10.0.0.0/64', '10.0.0.1,proxy.example', ','])(
  'TRUST_PROXY=%s is refused with a sentence',
  (text) => {
    expect(() => readSettings({ TRUST_PROXY: text })).toThrow('names no proxy')
  },
)
