import type { Deployment } from '@plumbline/ai'
import type { ModelSettings } from '../settings/model-settings.ts'
import { breaker, type Breaker } from './breaker.ts'
import type { Transport } from './transport.ts'

/** The language model of this server. */
export interface OpenModel {
  readonly settings: ModelSettings
  readonly transport: Transport
  readonly breaker: Breaker
}

/** Undefined where none is set; then its libraries are not loaded either. */
export async function openModel(
  settings: ModelSettings | undefined,
): Promise<OpenModel | undefined> {
  if (settings === undefined) return undefined
  const { sdkTransport } = await import('./sdk-transport.ts')
  return { settings, transport: sdkTransport(settings), breaker: breaker() }
}

/** What of a deployment decides what may leave. */
export function deploymentOf(model: OpenModel | undefined): Deployment {
  return {
    hasProvider: model !== undefined,
    agreement: model?.settings.agreement ?? false,
    zeroRetention: model?.settings.zeroRetention ?? false,
    inHouse: model?.settings.inHouse ?? false,
  }
}
