import type { RecentAudits, UnfinishedUpload } from '../../db/uploads/waiting-line.ts'

/** What a waiting upload is told. */
export interface Wait {
  /** Until its audit begins, rounded: it is an estimate. */
  readonly seconds: number
  /** Of the same customer and kind, waiting or running. */
  readonly ownBefore: number
}

/** Before anything was audited: about what ordinary claims take on a small machine. */
const usualSecondsPerByte = 15 / 1_000_000
/** A file with no line takes so long. */
const startSeconds = 1

interface Lane {
  readonly userId: string
  readonly waiting: UnfinishedUpload[]
  freeAt: number
}

interface Customer {
  readonly lanes: Lane[]
  servedAt: number
}

/**
 * Plays the queue through: a customer's lanes one file at a time, fewest running first, then whoever
 * was served longest ago. `uploads` in the order in which they were sent.
 */
export function estimateWaits(
  uploads: readonly UnfinishedUpload[],
  recent: RecentAudits,
  workers: number,
): ReadonlyMap<string, Wait> {
  const takes = paceOf(recent)
  const { customers, ownBefore } = lined(uploads, takes)
  const running = uploads.filter((upload) => upload.runsForSeconds !== undefined)
  const ends = running.map((upload) => remaining(upload, takes))
  while (ends.length < workers) ends.push(0)
  const waits = new Map<string, Wait>()
  for (;;) {
    const now = Math.min(...ends)
    const next = nextOf(customers, now)
    if (!next) return waits
    const begins = Math.max(now, next.lane.freeAt)
    const upload = next.lane.waiting.shift()
    if (!upload) return waits
    const end = begins + takes(upload.bytes)
    next.lane.freeAt = end
    next.customer.servedAt = end
    ends[ends.indexOf(now)] = end
    waits.set(upload.id, { seconds: rounded(begins), ownBefore: ownBefore.get(upload.id) ?? 0 })
  }
}

function paceOf({ files, bytes, seconds }: RecentAudits): (bytes: number) => number {
  const measured = (seconds - files * startSeconds) / bytes
  const perByte = files > 0 && bytes > 0 ? Math.max(0, measured) : usualSecondsPerByte
  return (size) => startSeconds + size * perByte
}

function remaining(upload: UnfinishedUpload, takes: (bytes: number) => number): number {
  return Math.max(startSeconds, takes(upload.bytes) - (upload.runsForSeconds ?? 0))
}

function lined(uploads: readonly UnfinishedUpload[], takes: (bytes: number) => number) {
  const lanes = new Map<string, Lane & { before: number }>()
  const ownBefore = new Map<string, number>()
  for (const upload of uploads) {
    const name = `${upload.userId} ${upload.lane}`
    const lane = lanes.get(name) ?? { userId: upload.userId, waiting: [], freeAt: 0, before: 0 }
    lanes.set(name, lane)
    ownBefore.set(upload.id, lane.before++)
    if (upload.runsForSeconds === undefined) lane.waiting.push(upload)
    else lane.freeAt = Math.max(lane.freeAt, remaining(upload, takes))
  }
  const customers = [...Map.groupBy(lanes.values(), ({ userId }) => userId).values()]
  const served = (own: readonly Lane[]) => Math.max(...own.map(({ freeAt }) => freeAt))
  return { customers: customers.map((own) => ({ lanes: own, servedAt: served(own) })), ownBefore }
}

/** Whose turn it is at a moment; where every lane is taken, the one that is free first. */
function nextOf(customers: readonly Customer[], now: number) {
  let best: { customer: Customer; lane: Lane; rank: readonly number[] } | undefined
  for (const customer of customers) {
    const busy = customer.lanes.filter(({ freeAt }) => freeAt > now).length
    for (const lane of customer.lanes) {
      if (lane.waiting.length === 0) continue
      const rank = [Math.max(0, lane.freeAt - now), busy, customer.servedAt]
      if (!best || comesBefore(rank, best.rank)) best = { customer, lane, rank }
    }
  }
  return best
}

function comesBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

/** To five seconds below a minute, to half a minute below ten, to minutes above. */
function rounded(seconds: number): number {
  const step = seconds < 60 ? 5 : seconds < 600 ? 30 : 60
  return Math.max(5, Math.ceil(seconds / step) * step)
}
