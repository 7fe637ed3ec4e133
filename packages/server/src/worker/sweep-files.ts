import type { Context } from '../context.ts'
import { existingUploads } from '../db/uploads/uploads.ts'

/** Younger files may belong to an upload that is just being recorded. */
const youngMs = 3_600_000
const atOnce = 500

/** Removes files that no upload refers to, left behind where a server was killed. Answers how many. */
export async function sweepFiles(
  { database, originals }: Pick<Context, 'database' | 'originals'>,
  now = Date.now(),
): Promise<number> {
  const before = new Date(now - youngMs)
  await originals.removeUnfinished(before)
  let removed = 0
  let batch: { userId: string; uploadId: string }[] = []
  const sweep = async () => {
    const known = await database.asSystem((tx) =>
      existingUploads(
        tx,
        batch.map(({ uploadId }) => uploadId),
      ),
    )
    for (const owner of batch) {
      if (known.has(owner.uploadId)) continue
      await originals.remove(owner)
      removed++
    }
    batch = []
  }
  for await (const owner of originals.storedBefore(before)) {
    batch.push(owner)
    if (batch.length >= atOnce) await sweep()
  }
  await sweep()
  return removed
}
