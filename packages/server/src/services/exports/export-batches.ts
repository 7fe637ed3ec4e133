import type { FindingItem } from '@plumbline/contract'
import type { Context } from '../../context.ts'
import { readFindingRows, type FindingKey } from '../../db/review/read-findings.ts'
import type { ReviewsByRule } from '../review/expected.ts'
import { findingItems } from '../review/finding-items.ts'
import type { OpenUpload } from '../review/open-uploads.ts'

/** Whoever else asks for something meanwhile waits for no more than one batch. */
const findingsAtOnce = 500

/**
 * Findings in the order of their keys, in batches: the next is read while one is written. Those that are
 * gone by then are left out.
 */
export async function* exportBatches(
  context: Context,
  userId: string,
  keys: readonly FindingKey[],
  reviews: ReviewsByRule,
): AsyncGenerator<FindingItem[]> {
  const opened = new Map<string, OpenUpload>()
  const read = (from: number) =>
    context.database.asTenant(userId, async (tx) => {
      const account = await context.accountKeys.of(tx, userId)
      const rows = await readFindingRows(tx, keys.slice(from, from + findingsAtOnce))
      return findingItems(tx, account, rows, { reviews, opened, wholeMessages: true })
    })
  let next = keys.length === 0 ? undefined : read(0)
  for (let from = findingsAtOnce; next !== undefined; from += findingsAtOnce) {
    const batch: FindingItem[] = await next
    next = from < keys.length ? read(from) : undefined
    // Where nobody reads on, nobody would hear that it failed.
    next?.catch(() => undefined)
    yield batch
  }
}
