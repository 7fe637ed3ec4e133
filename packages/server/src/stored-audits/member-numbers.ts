import * as z from 'zod'
import {
  deleteMemberNumbers,
  findMemberNumbers,
  insertMemberNumbers,
} from '../db/results/member-numbers.ts'
import type { TenantTransaction } from '../db/transactions.ts'
import { sealResult, unsealResult, type ResultsKey } from '../files/results-key.ts'

/** Members' own numbers by the marks that stand for them on stored lines. */
export type MemberNumbers = readonly (readonly [mark: string, number: string])[]

/** Keeps a part of the numbers of an audit, encrypted; the first part takes the place of what was kept. */
export async function keepMemberNumbers(
  tx: TenantTransaction,
  key: ResultsKey,
  part: number,
  numbers: MemberNumbers,
): Promise<void> {
  const { uploadId } = key.owner
  if (part === 0) await deleteMemberNumbers(tx, uploadId)
  const sealed = sealResult(key, placeOf(part), Buffer.from(JSON.stringify(numbers)))
  await insertMemberNumbers(tx, uploadId, part, sealed)
}

const Stored = z.array(z.tuple([z.string(), z.string()]))

/** All that was kept; undefined for an audit that kept none, which are those of earlier versions. */
export async function readMemberNumbers(
  tx: TenantTransaction,
  key: ResultsKey,
): Promise<ReadonlyMap<string, string> | undefined> {
  const parts = await findMemberNumbers(tx, key.owner.uploadId)
  if (parts.length === 0) return undefined
  return new Map(
    parts.flatMap((sealed, part) => {
      const text = unsealResult(key, placeOf(part), sealed).toString('utf8')
      return Stored.parse(JSON.parse(text))
    }),
  )
}

function placeOf(part: number): string {
  return `member numbers ${part}`
}
