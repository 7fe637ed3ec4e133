import { AppError } from '../app-error.ts'

/** How many event streams may be open at a time in one process. */
export interface StreamLimits {
  readonly ofAccount: number
  readonly inAll: number
}

/** Takes a place for a stream of an account, and answers what gives it back; refuses where none is left. */
export type TakePlace = (userId: string) => () => void

const retryAfterSeconds = 60

/**
 * The places for event streams. What is above is refused rather than another closed for it: browsers
 * connect again by themselves, so that two pages above the limit would close each other for ever. A page
 * without a stream asks now and then instead.
 */
export function streamRoom({ ofAccount, inAll }: StreamLimits): TakePlace {
  const open = new Map<string, number>()
  let all = 0
  return (userId) => {
    const own = open.get(userId) ?? 0
    if (own >= ofAccount) {
      const message =
        `${own} event streams of this account are open, and an account may have ${ofAccount}. ` +
        'Close some pages, or ask for the uploads now and then instead.'
      throw new AppError('too-many-streams', { message, retryAfterSeconds })
    }
    if (all >= inAll) {
      const message =
        'As many event streams are open as this server may have. Please ask for the uploads now and then instead.'
      throw new AppError('not-available', { message, retryAfterSeconds })
    }
    open.set(userId, own + 1)
    all++
    return onlyOnce(() => {
      const left = (open.get(userId) ?? 1) - 1
      if (left === 0) open.delete(userId)
      else open.set(userId, left)
      all--
    })
  }
}

function onlyOnce(act: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    act()
  }
}
