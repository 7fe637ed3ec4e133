import { newFileKey, sealBytes, unseal, unwrapFileKey } from './envelope.ts'

/** Whose results they are. */
export interface ResultsOwner {
  readonly userId: string
  readonly uploadId: string
}

/** A new key for what is kept of an upload's results, wrapped for the database. */
export async function newResultsKey(wrappingKey: Buffer, owner: ResultsOwner): Promise<Buffer> {
  return (await newFileKey(wrappingKey, placeOf(owner))).wrapped
}

/** The key of one upload's results; it opens nothing else. */
export function openResultsKey(
  wrappingKey: Buffer,
  owner: ResultsOwner,
  wrapped: Buffer,
): ResultsKey {
  return { key: unwrapFileKey(wrappingKey, placeOf(owner), wrapped), owner }
}

/** As it may be handed to a thread. */
export interface ResultsKey {
  readonly key: Uint8Array
  readonly owner: ResultsOwner
}

/** `what` is authenticated with the bytes: one result cannot stand in for another. */
export function sealResult(
  { key, owner }: ResultsKey,
  what: string,
  bytes: Uint8Array,
): Promise<Buffer> {
  return sealBytes(Buffer.from(key), `${what}, ${placeOf(owner)}`, bytes)
}

/** The bytes of `sealResult`. Throws `SealBrokenError` where they are not those. */
export function unsealResult({ key, owner }: ResultsKey, what: string, sealed: Buffer): Buffer {
  return unseal(Buffer.from(key), `${what}, ${placeOf(owner)}`, sealed)
}

function placeOf({ userId, uploadId }: ResultsOwner): string {
  return `results of ${uploadId} of ${userId}`
}
