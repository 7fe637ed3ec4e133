import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** What is encrypted cannot be read: the key is another, or the bytes were changed or moved. */
export class SealBrokenError extends Error {
  override readonly name = 'SealBrokenError'
}

/**
 * Encrypts a stream with AES-256-GCM: a random nonce, the bytes, the tag. `place` (tenant and
 * upload) is authenticated with them, so that a file moved elsewhere cannot be read there.
 */
export async function* seal(
  key: Buffer,
  place: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place))
  yield nonce
  for await (const chunk of chunks) yield cipher.update(chunk)
  yield Buffer.concat([cipher.final(), cipher.getAuthTag()])
}

/** The bytes of `seal`, given out only once the tag has proved them. Throws `SealBrokenError`. */
export function unseal(key: Buffer, place: string, sealed: Buffer): Buffer {
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

/** A new key for one file, and the same key wrapped by the key that stays outside the database. */
export async function newFileKey(
  wrappingKey: Buffer,
  place: string,
): Promise<{ key: Buffer; wrapped: Buffer }> {
  const key = randomBytes(32)
  return { key, wrapped: await sealBytes(wrappingKey, `key of ${place}`, key) }
}

export function unwrapFileKey(wrappingKey: Buffer, place: string, wrapped: Buffer): Buffer {
  return unseal(wrappingKey, `key of ${place}`, wrapped)
}

/** All chunks as one buffer. */
export async function gather(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes)
}

/** Bytes sealed at once; `unseal` gives them back. */
export async function sealBytes(key: Buffer, place: string, bytes: Uint8Array): Promise<Buffer> {
  return gather(seal(key, place, once(bytes)))
}
