import {
  DecryptCommand,
  DescribeKeyCommand,
  GenerateDataKeyCommand,
  type KMSClient,
} from '@aws-sdk/client-kms'
import { KeyServiceError } from '../app-error.ts'
import { SealBrokenError } from '../files/envelope.ts'
import { kmsFault } from './kms-fault.ts'

/** How long a service is waited for. */
export interface Patience {
  readonly connectMs: number
  readonly tryMs: number
  /** Over all tries of one call. */
  readonly allMs: number
  /** Of one call, where another try may help: no answer, too many calls, a fault of the service. */
  readonly tries: number
}

/** What is asked of a key management service. All throw `KeyServiceError` where it cannot answer. */
export interface KmsService {
  /** The key's full name, which an alias leads to; throws as well where the key cannot wrap. */
  arn(): Promise<string>
  newDataKey(
    arn: string,
    context: Record<string, string>,
  ): Promise<{ readonly plain: Buffer; readonly sealed: Buffer }>
  /** Throws `SealBrokenError` where this key did not make it for that context. */
  openDataKey(arn: string, sealed: Buffer, context: Record<string, string>): Promise<Buffer>
}

/** What the faults of a key name. */
export interface NamedKey {
  readonly setting: string
  readonly id: string
}

export function kmsService(
  client: KMSClient,
  key: NamedKey & { readonly allMs: number },
): KmsService {
  const asking = async <Answer>(call: (abortSignal: AbortSignal) => Promise<Answer>) => {
    try {
      return await call(AbortSignal.timeout(key.allMs))
    } catch (error) {
      if (foreignSeals.has(nameOf(error))) {
        throw new SealBrokenError('The key service did not seal it so', { cause: error })
      }
      throw kmsFault(key, error)
    }
  }
  return {
    async arn() {
      const command = new DescribeKeyCommand({ KeyId: key.id })
      const { KeyMetadata: found } = await asking((abortSignal) =>
        client.send(command, { abortSignal }),
      )
      if (found?.Arn === undefined) throw unreadable(key)
      if (found.KeyState !== undefined && found.KeyState !== 'Enabled') {
        throw kmsFault(key, new KeyStateError(found.KeyState))
      }
      return found.Arn
    },
    async newDataKey(arn, context) {
      const command = new GenerateDataKeyCommand({
        ...{ KeyId: arn, KeySpec: 'AES_256', EncryptionContext: context },
      })
      const { Plaintext: plain, CiphertextBlob: sealed } = await asking((abortSignal) =>
        client.send(command, { abortSignal }),
      )
      const isLong = sealed !== undefined && (sealed.length === 0 || sealed.length > longestSealed)
      if (plain?.length !== dataKeyBytes || sealed === undefined || isLong) throw unreadable(key)
      return { plain: Buffer.from(plain), sealed: Buffer.from(sealed) }
    },
    async openDataKey(arn, sealed, context) {
      const command = new DecryptCommand({
        ...{ KeyId: arn, CiphertextBlob: sealed, EncryptionContext: context },
      })
      const { Plaintext: plain } = await asking((abortSignal) =>
        client.send(command, { abortSignal }),
      )
      if (plain?.length !== dataKeyBytes) throw unreadable(key)
      return Buffer.from(plain)
    },
  }
}

const dataKeyBytes = 32
/** As much as the service's own limit of what it opens. */
const longestSealed = 6_144

/** What it answers to bytes of another key or another context. */
const foreignSeals = new Set(['InvalidCiphertextException', 'IncorrectKeyException'])

/** The state of a key that cannot be used, as the service names it. */
class KeyStateError extends Error {
  constructor(state: string) {
    super(state)
    this.name = state === 'Disabled' ? 'DisabledException' : 'KMSInvalidStateException'
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}

function unreadable({ setting, id }: NamedKey): KeyServiceError {
  return new KeyServiceError(
    `The key management service answered for ${id} (${setting}) what is no answer of such a service. Look at KMS_ENDPOINT.`,
  )
}
