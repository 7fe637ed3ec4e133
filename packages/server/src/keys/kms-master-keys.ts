import { KMSClient } from '@aws-sdk/client-kms'
import { SealBrokenError, sealBytes, unseal } from '../files/envelope.ts'
import type { KmsSettings } from '../settings/kms-settings.ts'
import { newKey, type KeyPlace, type MasterKey } from './master-key.ts'
import { kmsService, type KmsService, type Patience } from './kms-service.ts'

const usual: Patience = { connectMs: 2_000, tryMs: 4_000, allMs: 15_000, tries: 5 }

/**
 * The master keys that lie in a key management service, the one that wraps first. Throws
 * `KeyServiceError` where one of them cannot be used; the first is tried, so that a right which is
 * missing shows at the start and not at the first upload.
 */
export async function kmsMasterKeys(
  settings: KmsSettings,
  patience: Patience = usual,
): Promise<MasterKey[]> {
  const { keyId, previousKeyIds } = settings
  const first = keyId === undefined ? [] : [await kmsMasterKey('KMS_KEY_ID', keyId)]
  for (const master of first) {
    const key = newKey()
    const same = key.equals(await master.unwrap(trial, await master.wrap(trial, key)))
    if (!same) throw new Error('The key management service gives back another key than it took')
  }
  const previous = previousKeyIds.map((id) => kmsMasterKey('KMS_KEY_ID_PREVIOUS', id))
  return [...first, ...(await Promise.all(previous))]

  async function kmsMasterKey(setting: string, id: string): Promise<MasterKey> {
    const client = new KMSClient({
      region: regionIn(id) ?? settings.region,
      ...(settings.endpoint !== undefined && { endpoint: settings.endpoint }),
      ...(settings.credentials && { credentials: settings.credentials }),
      maxAttempts: patience.tries,
      requestHandler: {
        connectionTimeout: patience.connectMs,
        requestTimeout: patience.tryMs,
        throwOnRequestTimeout: true,
      },
    })
    const service = kmsService(client, { setting, id, allMs: patience.allMs })
    return wrappingWith(service, await service.arn())
  }
}

const trial: KeyPlace = { purpose: 'system key', text: 'trial at the start' }

/** A key's full name says where it is: `arn:aws:kms:REGION:ACCOUNT:key/ID`. */
function regionIn(keyId: string): string | undefined {
  return /^arn:[\w-]+:kms:([\w-]+):/.exec(keyId)?.[1]
}

const lengthBytes = 2

/**
 * Each key is wrapped by a data key of its own, which the service makes and opens again: the
 * product's keys themselves never leave this process.
 */
function wrappingWith(service: KmsService, arn: string): MasterKey {
  return {
    id: `kms-${arn}`,
    async wrap(place, key) {
      const { plain, sealed } = await service.newDataKey(arn, contextOf(place))
      const length = Buffer.alloc(lengthBytes)
      length.writeUInt16BE(sealed.length)
      return Buffer.concat([length, sealed, sealBytes(plain, place.text, key)])
    },
    async unwrap(place, wrapped) {
      if (wrapped.length < lengthBytes) throw new SealBrokenError('The wrapped key is cut short')
      const end = lengthBytes + wrapped.readUInt16BE()
      const sealed = wrapped.subarray(lengthBytes, end)
      if (sealed.length === 0) throw new SealBrokenError('The wrapped key has no data key')
      const plain = await service.openDataKey(arn, sealed, contextOf(place))
      return unseal(plain, place.text, wrapped.subarray(end))
    },
  }
}

/** What the service authenticates with a data key, and writes into its own log: no claim, no name. */
function contextOf({ purpose, account, text }: KeyPlace): Record<string, string> {
  return { product: 'plumbline', purpose, place: text, ...(account !== undefined && { account }) }
}
