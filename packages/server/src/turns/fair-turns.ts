import { AppError } from '../app-error.ts'

/** How much work of one kind a process does, and how much it lets wait. */
export interface TurnLimits {
  /** Of all accounts, so that audits keep their share of the machine. */
  readonly atOnce: number
  readonly ofAccount: number
  readonly waitingOfAccount: number
  readonly waitingInAll: number
  /** When whoever is refused may ask again. */
  readonly retryAfterSeconds: number
}

/** Does a piece of work of an account when its turn comes. Throws `too-many-requests` where no more may wait. */
export type InTurn = <Answer>(userId: string, work: () => Promise<Answer>) => Promise<Answer>

/** Pieces of work that is at its turn until the last is taken, or nobody wants more. Throws as `InTurn`. */
export async function* piecesInTurn<Piece>(
  inTurn: InTurn,
  userId: string,
  pieces: () => AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  const [begun, ended] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  inTurn(userId, () => {
    begun.resolve(undefined)
    return ended.promise
  }).catch(begun.reject)
  await begun.promise
  try {
    yield* pieces()
  } finally {
    ended.resolve(undefined)
  }
}

/** An account that works or waits; who does neither is forgotten. */
interface Account {
  running: number
  /** Counts turns: the higher, the later it was served. */
  servedAt: number
  readonly waiting: (() => void)[]
}

/**
 * Turns at work that takes the machine, by account: whoever has least running is next, and of those who have as
 * little whoever was served longest ago. So an account that asks for much waits for itself.
 */
export function fairTurns(limits: TurnLimits): InTurn {
  const accounts = new Map<string, Account>()
  let turns = 0
  const mayRun = (account: Account) =>
    sum(accounts, ({ running }) => running) < limits.atOnce && account.running < limits.ofAccount
  const begin = (account: Account) => {
    account.running++
    account.servedAt = ++turns
  }
  const end = (userId: string, account: Account) => {
    account.running--
    if (account.running + account.waiting.length === 0) accounts.delete(userId)
    const next = nextOf([...accounts.values()].filter(mayRun))
    // Counted here, so that nobody comes between.
    if (next) begin(next)
    next?.waiting.shift()?.()
  }
  const turn = async (userId: string, account: Account) => {
    const isFree = mayRun(account)
    if (!isFree) requireRoom(limits, accounts, account)
    accounts.set(userId, account)
    if (isFree) begin(account)
    else await new Promise<void>((go) => account.waiting.push(go))
  }
  return async (userId, work) => {
    const account = accounts.get(userId) ?? { running: 0, servedAt: 0, waiting: [] }
    await turn(userId, account)
    try {
      return await work()
    } finally {
      end(userId, account)
    }
  }
}

function nextOf(accounts: readonly Account[]): Account | undefined {
  const [next] = accounts
    .filter(({ waiting }) => waiting.length > 0)
    .sort((one, other) => one.running - other.running || one.servedAt - other.servedAt)
  return next
}

function requireRoom(
  { waitingOfAccount, waitingInAll, retryAfterSeconds }: TurnLimits,
  accounts: ReadonlyMap<string, Account>,
  { waiting }: Account,
): void {
  const all = sum(accounts, (one) => one.waiting.length)
  if (waiting.length >= waitingOfAccount || all >= waitingInAll)
    throw new AppError('too-many-requests', { retryAfterSeconds })
}

function sum(accounts: ReadonlyMap<string, Account>, of: (account: Account) => number): number {
  return [...accounts.values()].reduce((total, account) => total + of(account), 0)
}
