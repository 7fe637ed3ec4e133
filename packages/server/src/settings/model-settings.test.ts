import { describe, expect, it } from 'vitest'
import { parseEnvironment, SettingsError } from './environment.ts'
import { modelOf } from './model-settings.ts'

const read = (environment: Record<string, string>) => modelOf(parseEnvironment(environment))

const anthropic = { AI_PROVIDER: 'anthropic', AI_MODEL: 'some-model', AI_API_KEY: 'key' }

describe('the settings of a language model', () => {
  it('are none unless a provider is named', () => {
    expect(read({})).toBeUndefined()
  })

  it('take the provider’s own address', () => {
    expect(read(anthropic)).toMatchObject({
      baseUrl: 'https://api.anthropic.com/v1',
      agreement: false,
      zeroRetention: false,
      inHouse: false,
      daily: { all: 20_000_000, customer: 2_000_000 },
    })
  })

  it.each([
    ['http://127.0.0.1:8080/v1', true],
    ['http://10.1.2.3/v1', true],
    ['http://172.20.0.5/v1', true],
    ['http://192.168.4.4/v1', true],
    ['http://[::1]:8080/v1', true],
    ['http://[fd00::7]/v1', true],
    ['https://172.32.0.5/v1', false],
    ['https://models.example/v1', false],
    ['https://10.evil.example/v1', false],
  ])('know a private address: %s is %s', (AI_BASE_URL, inHouse) => {
    const found = read({ ...anthropic, AI_PROVIDER: 'openai-compatible', AI_BASE_URL })
    expect(found?.inHouse).toBe(inHouse)
  })

  it('name every contradiction at once', () => {
    const wrong = {
      AI_PROVIDER: 'openai-compatible',
      AI_ZERO_RETENTION: 'yes',
      AI_CUSTOMER_DAILY_USD: '50',
    }
    expect(() => read(wrong)).toThrow(SettingsError)
    for (const name of [
      'AI_MODEL',
      'AI_BASE_URL',
      'AI_API_KEY',
      'AI_ZERO_RETENTION',
      'AI_CUSTOMER_DAILY_USD',
    ]) {
      expect(() => read(wrong)).toThrow(`  ${name}: `)
    }
  })

  it('take an agreement with the endpoint and the day that it names, and not otherwise', () => {
    const signed = { ...anthropic, AI_BAA: 'signed', AI_ZERO_RETENTION: 'yes' }
    const AI_BASE_URL = 'https://api.anthropic.com/v1'
    expect(() => read(signed)).toThrow('set AI_BASE_URL')
    expect(() => read({ ...signed, AI_BASE_URL })).toThrow('set AI_BAA_DATE')
    const named = { ...signed, AI_BASE_URL, AI_BAA_DATE: '2026-03-01' }
    expect(read(named)).toMatchObject({ agreement: true, zeroRetention: true, inHouse: false })
    expect(() => read({ ...named, AI_BAA_DATE: 'March' })).toThrow('AI_BAA_DATE')
  })

  it('refuse what does nothing without a provider', () => {
    expect(() => read({ AI_API_KEY: 'key' })).toThrow('AI_API_KEY: does nothing')
  })

  it('refuse a clear line to another network', () => {
    expect(() => read({ ...anthropic, AI_BASE_URL: 'http://models.example/v1' })).toThrow(
      'https://',
    )
  })
})
