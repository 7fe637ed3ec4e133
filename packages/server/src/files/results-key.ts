import { createSecretKey, type KeyObject } from 'node:crypto'
import { newWrappedKey, sealBytes, unseal, unwrapKey, type AccountSeal } from './envelope.ts'

/** Whose results they are. */
export interface ResultsOwner {
  readonly userId: string
  readonly uploadId: string
}

/** A new key for what is kept of an upload's results, wrapped for the database. */
export function newResultsKey(account: AccountSeal, owner: ResultsOwner): Buffer {
  return newWrappedKey(account, resultsPlace(owner)).wrapped
}

/** The key of one upload's results; it opens nothing else. */
export function openResultsKey(
  account: AccountSeal,
  owner: ResultsOwner,
  wrapped: Buffer,
): ResultsKey {
  return { key: unwrapKey(account, resultsPlace(owner), wrapped), owner }
}

/** As it may be handed to a thread. */
export interface ResultsKey {
  readonly key: KeyObject
  readonly owner: ResultsOwner
}

/** The same as it may be handed to another process. */
export interface CarriedKey {
  readonly bytes: Uint8Array
  readonly owner: ResultsOwner
}

export function carried({ key, owner }: ResultsKey): CarriedKey {
  return { bytes: key.export(), owner }
}

export function received({ bytes, owner }: CarriedKey): ResultsKey {
  return { key: createSecretKey(bytes), owner }
}

/** `what` is authenticated with the bytes: one result cannot stand in for another. */
export function sealResult({ key, owner }: ResultsKey, what: string, bytes: Uint8Array): Buffer {
  return sealBytes(key, `${what}, ${resultsPlace(owner)}`, bytes)
}

/** The bytes of `sealResult`. Throws `SealBrokenError` where they are not those. */
export function unsealResult({ key, owner }: ResultsKey, what: string, sealed: Buffer): Buffer {
  return unseal(key, `${what}, ${resultsPlace(owner)}`, sealed)
}

/** What an upload's key for results is sealed as. */
export function resultsPlace({ userId, uploadId }: ResultsOwner): string {
  return `results of ${uploadId} of ${userId}`
}
