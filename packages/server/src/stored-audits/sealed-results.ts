import type { TenantTransaction } from '../db/transactions.ts'
import { findFindings } from '../db/results/claims.ts'
import { findDocument } from '../db/uploads/uploads.ts'
import { sealResult, unsealResult, type ResultsKey } from '../files/results-key.ts'

/** A finding as it is kept; its number is sealed with it. */
export function sealFinding(key: ResultsKey, number: number, body: string): Buffer {
  return sealResult(key, `finding ${number}`, Buffer.from(body))
}

/** Findings of an upload by number; all of them where no numbers are asked for. */
export async function readFindings(
  tx: TenantTransaction,
  key: ResultsKey,
  numbers?: readonly number[],
): Promise<Map<number, unknown>> {
  const sealed = await findFindings(tx, key.owner.uploadId, numbers)
  return new Map(
    Array.from(sealed, ([number, bytes]) => [
      number,
      JSON.parse(unsealResult(key, `finding ${number}`, bytes).toString('utf8')) as unknown,
    ]),
  )
}

/** The audit document without its claims, as it is kept. */
export function sealDocument(key: ResultsKey, document: string): Buffer {
  return sealResult(key, 'document', Buffer.from(document))
}

/** The document of a completed audit; undefined before. */
export async function readDocument(tx: TenantTransaction, key: ResultsKey): Promise<unknown> {
  const sealed = await findDocument(tx, key.owner.uploadId)
  return sealed && JSON.parse(unsealResult(key, 'document', sealed).toString('utf8'))
}
