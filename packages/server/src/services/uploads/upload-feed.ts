import type { Upload } from '@plumbline/contract'
import type { Context } from '../../context.ts'
import { findSessions, type SessionTimes } from '../../db/accounts/sessions.ts'
import { listMovingUploads } from '../../db/uploads/moving-uploads.ts'
import type { SystemStatements } from '../../db/transactions.ts'
import type { Caller } from '../../actor.ts'
import { uploadAnswer } from './upload-answer.ts'

const everyMs = 1_000
/** Overlap of two looks, so that an audit that ends between them is not missed. */
const overlapMs = 5_000

type FeedContext = Pick<Context, 'database' | 'sessionLimits' | 'accountKeys'>
type Followed = Pick<Caller, 'userId' | 'tokenHash'>

/** What every open page of this process is told of its owner's uploads. */
export interface UploadFeed {
  /**
   * Each upload of the caller whenever it changes, as the list shows it; `undefined` at a look that
   * found nothing new. Ends with the session, without counting as a use of it, or when aborted.
   */
  follow(caller: Followed, signal: AbortSignal): AsyncGenerator<Upload | undefined>
}

interface Follower {
  readonly caller: Followed
  /** What it was told last of each upload. */
  readonly said: Map<string, string>
  /** What it has not taken yet: of each upload the last, however long nobody reads. */
  readonly pending: Map<string, Upload>
  ended: boolean
  wake: () => void
}

/** However many pages are open, the database is asked twice a second at most: for all of them at once. */
export function uploadFeed(context: FeedContext): UploadFeed {
  const looks = new SharedLooks(context)
  return {
    async *follow(caller, signal) {
      const follower = newFollower(caller)
      looks.add(follower)
      try {
        while (!signal.aborted && !follower.ended) {
          await news(follower, signal)
          const told = [...follower.pending.values()]
          follower.pending.clear()
          yield* told.length > 0 ? told : [undefined]
        }
      } finally {
        looks.remove(follower)
      }
    },
  }
}

/** Looks at the database for all followers together, while there are any. */
class SharedLooks {
  readonly #context: FeedContext
  readonly #followers = new Set<Follower>()
  #looking = false
  #since = new Date()

  constructor(context: FeedContext) {
    this.#context = context
  }

  add(follower: Follower): void {
    this.#followers.add(follower)
    void this.#lookWhileFollowed()
  }

  remove(follower: Follower): void {
    this.#followers.delete(follower)
  }

  async #lookWhileFollowed(): Promise<void> {
    if (this.#looking) return
    this.#looking = true
    this.#since = new Date(Date.now() - overlapMs)
    while (this.#followers.size > 0) {
      // Where the database does not answer, the next look tells what happened since the last.
      await this.#look().catch(() => undefined)
      await new Promise((resume) => setTimeout(resume, everyMs))
    }
    this.#looking = false
  }

  async #look(): Promise<void> {
    const { database, sessionLimits } = this.#context
    const at = new Date()
    const all = [...this.#followers]
    const hashes = all.map(({ caller }) => caller.tokenHash)
    const sessions = await database.asSystemSingly((system) => findSessions(system, hashes))
    const userIds = [...new Set(all.map(({ caller }) => caller.userId))]
    const uploads = await database.asSystemSingly((system) => this.#moving(system, userIds))
    this.#since = new Date(at.getTime() - overlapMs)
    for (const follower of all) {
      const { tokenHash, userId } = follower.caller
      if (!holds(sessions.get(tokenHash.toString('hex')), sessionLimits.idleMs)) {
        follower.ended = true
      } else tell(follower, uploads.get(userId) ?? [])
      follower.wake()
    }
  }

  async #moving(system: SystemStatements, userIds: readonly string[]) {
    const rows = await listMovingUploads(system, userIds, this.#since)
    const owners = rows.map((row) => row.user_id)
    const accounts = await this.#context.accountKeys.ofEach(system, owners)
    const answers = new Map<string, Upload[]>()
    for (const [userId, account] of accounts) {
      const ofUser = rows.filter((row) => row.user_id === userId)
      answers.set(
        userId,
        ofUser.map((row) => uploadAnswer(row, account)),
      )
    }
    return answers
  }
}

function newFollower(caller: Followed): Follower {
  return { caller, said: new Map(), pending: new Map(), ended: false, wake: () => undefined }
}

/** Keeps what is new to a follower for it. */
function tell(follower: Follower, uploads: readonly Upload[]): void {
  for (const upload of uploads) {
    const text = JSON.stringify(upload)
    if (follower.said.get(upload.id) === text) continue
    follower.said.set(upload.id, text)
    follower.pending.set(upload.id, upload)
  }
}

/** Waits for the next look, or until nobody listens any more. */
function news(follower: Follower, signal: AbortSignal): Promise<void> {
  if (signal.aborted || follower.ended || follower.pending.size > 0) return Promise.resolve()
  return new Promise((resume) => {
    const done = () => {
      signal.removeEventListener('abort', done)
      resume()
    }
    follower.wake = done
    signal.addEventListener('abort', done)
  })
}

function holds(session: SessionTimes | undefined, idleMs: number): boolean {
  if (!session || session.archived) return false
  return session.idleMs <= idleMs && session.leftMs >= 0
}
