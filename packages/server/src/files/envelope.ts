import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Bytes, or the same made ready, which is several times as quick where little is sealed often. */
export type SealingKey = Buffer | KeyObject

/** What is encrypted cannot be read: the key is another, or the bytes were changed or moved. */
export class SealBrokenError extends Error {
  override readonly name = 'SealBrokenError'
}

/** Seals keys and short texts of one account. `place` says what, where and whose they are. */
export interface AccountSeal {
  seal(place: string, bytes: Uint8Array): Buffer
  /** Throws `SealBrokenError` where it is not what was sealed for that place. */
  open(place: string, sealed: Buffer): Buffer
}

/**
 * Encrypts a stream with AES-256-GCM: a random nonce, the bytes, the tag. `place` (tenant and
 * upload) is authenticated with them, so that a file moved elsewhere cannot be read there.
 */
export async function* seal(
  key: SealingKey,
  place: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place))
  yield nonce
  for await (const chunk of chunks) yield cipher.update(chunk)
  yield Buffer.concat([cipher.final(), cipher.getAuthTag()])
}

/** Bytes sealed at once; `unseal` gives them back. */
export function sealBytes(key: SealingKey, place: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place))
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/** The bytes of `seal`, given out only once the tag has proved them. Throws `SealBrokenError`. */
export function unseal(key: SealingKey, place: string, sealed: Buffer): Buffer {
  try {
    const nonce = sealed.subarray(0, nonceBytes)
    const tag = sealed.subarray(-tagBytes)
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(place))
      .setAuthTag(tag)
    const body = sealed.subarray(nonceBytes, sealed.length - tagBytes)
    return Buffer.concat([decipher.update(body), decipher.final()])
  } catch (error) {
    throw new SealBrokenError('The bytes do not fit their seal', { cause: error })
  }
}

/** A new key for one file or one upload's results, as it is and as the database keeps it. */
export function newWrappedKey(
  account: AccountSeal,
  place: string,
): { key: Buffer; wrapped: Buffer } {
  const key = randomBytes(32)
  return { key, wrapped: account.seal(`key of ${place}`, key) }
}

/** The key that `newWrappedKey` made. */
export function unwrapKey(account: AccountSeal, place: string, wrapped: Buffer): KeyObject {
  return createSecretKey(account.open(`key of ${place}`, wrapped))
}

/** All chunks as one buffer. */
export async function gather(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}
