import { SettingsError, type Environment } from './environment.ts'

/** Master keys that lie in the key management service of AWS, or in one that speaks its protocol. */
export interface KmsSettings {
  /** The one that wraps. Undefined: `ENCRYPTION_KEY` does, and these were replaced by it. */
  readonly keyId: string | undefined
  /** Keys that were replaced and still open what they wrapped. */
  readonly previousKeyIds: readonly string[]
  /** Of keys whose name does not say it. */
  readonly region: string
  /** Undefined: that of AWS in the region. */
  readonly endpoint: string | undefined
  /** Undefined: what the machine, the container or the AWS files and variables say. */
  readonly credentials:
    { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
}

/** Throws where it would not be clear which key wraps, or who asks for it. */
export function kmsOf(env: Environment): KmsSettings | undefined {
  const { KMS_KEY_ID: keyId, KMS_ACCESS_KEY_ID: accessKeyId } = env
  const previousKeyIds = env.KMS_KEY_ID_PREVIOUS?.split(',').map((id) => id.trim()) ?? []
  if (keyId === undefined && previousKeyIds.length === 0) return undefined
  if (keyId !== undefined && env.ENCRYPTION_KEY !== undefined) {
    throw new SettingsError(
      'KMS_KEY_ID and ENCRYPTION_KEY are both set: only one key can wrap. To move, give the one that was in force as ENCRYPTION_KEY_PREVIOUS or KMS_KEY_ID_PREVIOUS.',
    )
  }
  const secretAccessKey = env.KMS_SECRET_ACCESS_KEY
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw new SettingsError('KMS_ACCESS_KEY_ID and KMS_SECRET_ACCESS_KEY: set both or neither.')
  }
  const credentials =
    accessKeyId === undefined || secretAccessKey === undefined
      ? undefined
      : { accessKeyId, secretAccessKey }
  const { KMS_REGION: region, KMS_ENDPOINT: endpoint } = env
  return { keyId, previousKeyIds, region, endpoint, credentials }
}
