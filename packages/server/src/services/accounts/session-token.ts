import { createHash, randomBytes } from 'node:crypto'

/** A session's secret (256 random bits, for the cookie alone) and what the database keeps of it. */
export interface NewSessionToken {
  readonly token: string
  readonly tokenHash: Buffer
}

export function newSessionToken(): NewSessionToken {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashOfToken(token) }
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
