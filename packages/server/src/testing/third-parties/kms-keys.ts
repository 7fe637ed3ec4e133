import { randomBytes } from 'node:crypto'
import { SealBrokenError, sealBytes, unseal } from '../../files/envelope.ts'

/** A key as the service keeps it. */
export interface KeptKey {
  readonly secret: Buffer
  state: string
}

/** What the service says instead of an answer, by the name of the fault. */
export class Refused extends Error {
  readonly type: string
  constructor(type: string) {
    super(type)
    this.type = type
  }
}

/** The answer to one call about a key. Throws `Refused` as the service does. */
export function answered(
  keys: ReadonlyMap<string, KeptKey>,
  call: string,
  body: Readonly<Record<string, unknown>>,
): object {
  const arn = String(body['KeyId'])
  const key = keys.get(arn)
  if (!key) throw new Refused('NotFoundException')
  if (call === 'DescribeKey') return { KeyMetadata: { Arn: arn, KeyState: key.state } }
  if (key.state === 'Disabled') throw new Refused('DisabledException')
  if (key.state !== 'Enabled') throw new Refused('KMSInvalidStateException')
  const context = JSON.stringify(
    Object.entries((body['EncryptionContext'] ?? {}) as Record<string, string>).sort(),
  )
  if (call === 'GenerateDataKey') {
    const plain = randomBytes(32)
    const sealed = sealBytes(key.secret, context, plain)
    return { KeyId: arn, Plaintext: base64(plain), CiphertextBlob: base64(sealed) }
  }
  if (call !== 'Decrypt') throw new Refused('UnknownOperationException')
  try {
    const sealed = Buffer.from(String(body['CiphertextBlob']), 'base64')
    return { KeyId: arn, Plaintext: base64(unseal(key.secret, context, sealed)) }
  } catch (error) {
    if (error instanceof SealBrokenError) throw new Refused('InvalidCiphertextException')
    throw error
  }
}

const base64 = (bytes: Buffer) => bytes.toString('base64')
