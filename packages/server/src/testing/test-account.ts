import { randomBytes } from 'node:crypto'
import { sealBytes, unseal, type AccountSeal } from '../files/envelope.ts'

/** An account's key that lies in no database. */
export function testAccount(): AccountSeal {
  const key = randomBytes(32)
  return {
    seal: (place, bytes) => sealBytes(key, place, bytes),
    open: (place, sealed) => unseal(key, place, sealed),
  }
}
