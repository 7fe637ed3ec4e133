import { isIP } from 'node:net'
import type { Environment } from './environment.ts'
import { SettingsError } from './environment.ts'

/** Who answers with a language model, and what may be sent there. */
export interface ModelSettings {
  readonly provider: ModelProvider
  readonly model: string
  /** Where the model answers: the only host that is ever asked. */
  readonly baseUrl: string
  readonly apiKey: string | undefined
  /** An agreement on protected health information covers this endpoint. */
  readonly agreement: boolean
  /** The provider keeps nothing of what it is sent. */
  readonly zeroRetention: boolean
  /** The model answers at an address that no other network reaches. */
  readonly inHouse: boolean
  readonly prices: ModelPrices
  readonly daily: DailyLimits
}

export type ModelProvider = NonNullable<Environment['AI_PROVIDER']>

/** Millionths of a dollar for each token; a price of 3 dollars for a million tokens is 3. */
export interface ModelPrices {
  readonly input: number
  readonly output: number
}

/** Millionths of a dollar that a day may cost. */
export interface DailyLimits {
  readonly all: number
  readonly customer: number
}

const knownBaseUrls: Partial<Record<ModelProvider, string>> = {
  anthropic: 'https://api.anthropic.com/v1',
  openai: 'https://api.openai.com/v1',
}

const microUsd = 1_000_000

/** Undefined where no model is set. Throws `SettingsError` with every contradiction in one message. */
export function modelOf(env: Environment): ModelSettings | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey } = env
  const baseUrl = env.AI_BASE_URL ?? (provider && knownBaseUrls[provider])
  const inHouse = baseUrl !== undefined && isPrivate(new URL(baseUrl).hostname)
  const faults = contradictions(env, baseUrl, inHouse)
  if (faults.length > 0) {
    throw new SettingsError(
      `These settings of the language model contradict each other:\n  ${faults.join('\n  ')}`,
    )
  }
  if (provider === undefined || model === undefined || baseUrl === undefined) return undefined
  return {
    provider,
    model,
    baseUrl: baseUrl.replace(/\/$/, ''),
    apiKey,
    agreement: env.AI_BAA === 'signed',
    zeroRetention: env.AI_ZERO_RETENTION === 'yes',
    inHouse,
    prices: { input: env.AI_INPUT_USD_PER_MILLION, output: env.AI_OUTPUT_USD_PER_MILLION },
    daily: {
      all: Math.round(env.AI_DAILY_USD * microUsd),
      customer: Math.round(env.AI_CUSTOMER_DAILY_USD * microUsd),
    },
  }
}

function contradictions(env: Environment, baseUrl: string | undefined, inHouse: boolean): string[] {
  const { AI_PROVIDER: provider, AI_API_KEY: apiKey } = env
  if (provider === undefined) {
    const idle = (
      ['AI_MODEL', 'AI_BASE_URL', 'AI_API_KEY', 'AI_BAA', 'AI_BAA_DATE'] as const
    ).filter((name) => env[name] !== undefined)
    return idle.map((name) => `${name}: does nothing without AI_PROVIDER`)
  }
  const faults: string[] = []
  if (env.AI_MODEL === undefined) faults.push('AI_MODEL: is not set, and AI_PROVIDER is')
  if (baseUrl === undefined) faults.push(`AI_BASE_URL: is not set, and ${provider} needs one`)
  if (apiKey === undefined && !inHouse)
    faults.push('AI_API_KEY: is not set, and the model does not answer at a private address')
  if (baseUrl?.startsWith('http://') === true && !inHouse)
    faults.push('AI_BASE_URL: must begin with https://, or name a private address by its number')
  if (env.AI_BAA === 'signed') faults.push(...agreementFaults(env))
  if (env.AI_ZERO_RETENTION === 'yes' && env.AI_BAA === undefined)
    faults.push('AI_ZERO_RETENTION: allows nothing without AI_BAA=signed')
  if (env.AI_CUSTOMER_DAILY_USD > env.AI_DAILY_USD)
    faults.push(
      'AI_CUSTOMER_DAILY_USD: is more than AI_DAILY_USD, what all customers together have',
    )
  return faults
}

/** An agreement covers one endpoint from one day on: who signed it writes both down. */
function agreementFaults({ AI_BASE_URL, AI_BAA_DATE }: Environment): string[] {
  return [
    ...(AI_BASE_URL === undefined
      ? ['AI_BAA: does not say what it covers; set AI_BASE_URL to the endpoint that it names']
      : []),
    ...(AI_BAA_DATE === undefined ? ['AI_BAA: does not say since when; set AI_BAA_DATE'] : []),
  ]
}

/** Names are not looked up: whoever answers for a name may move it. */
function isPrivate(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (address === 'localhost') return true
  if (isIP(address) === 4)
    return /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(address)
  return isIP(address) === 6 && /^(?:::1$|f[cd])/i.test(address)
}
