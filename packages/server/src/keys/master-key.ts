import { createHmac, randomBytes } from 'node:crypto'
import { SealBrokenError, sealBytes, unseal } from '../files/envelope.ts'

/** What a wrapped key is for, and whose: it is authenticated with it. */
export interface KeyPlace {
  readonly purpose: 'system key' | 'account key' | 'back-up'
  /** The account's id; a key of the product's own has none. */
  readonly account?: string
  /** Names this one key among all. */
  readonly text: string
}

/**
 * The key above all others, which the database never holds: it wraps keys and gives them back.
 * `place` is authenticated with a key, so that one cannot stand where another belongs.
 */
export interface MasterKey {
  /** Tells it from others and says nothing of it; kept beside what it wrapped. */
  readonly id: string
  wrap(place: KeyPlace, key: Buffer): Promise<Buffer>
  /** Throws `SealBrokenError` where it is not what `wrap` answered for the place. */
  unwrap(place: KeyPlace, wrapped: Buffer): Promise<Buffer>
}

/** A master key of 32 bytes that lies in this process. */
export interface LocalMasterKey extends MasterKey {
  /** Keys for separate uses as earlier versions had them: derived, not kept. */
  derived(use: 'files' | 'audit trail' | 'patients'): Buffer
}

export function localMasterKey(bytes: Buffer): LocalMasterKey {
  const hmac = (text: string) => createHmac('sha256', bytes).update(text).digest()
  const wrapping = hmac('plumbline key wrapping v1')
  return {
    id: `local-${hmac('plumbline key id v1').toString('hex', 0, 8)}`,
    wrap: (place, key) => Promise.resolve(sealBytes(wrapping, place.text, key)),
    unwrap: (place, wrapped) => Promise.resolve().then(() => unseal(wrapping, place.text, wrapped)),
    derived: (use) => hmac(`plumbline ${use} v1`),
  }
}

/** Whether it throws for no other reason than a broken seal. */
export async function opens(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof SealBrokenError) return false
    throw error
  }
}

/** A key of 32 random bytes. */
export function newKey(): Buffer {
  return randomBytes(32)
}
