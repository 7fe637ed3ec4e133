import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../app-error.ts'

/**
 * argon2id with 64 MiB, 3 passes, 1 lane: above the OWASP minimum of 19 MiB and 2 passes. Few at a
 * time, so that a storm cannot take the machine's memory.
 */
const parameters = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const

/** `check` is a sign-in, `make` a new password: a flood of registrations keeps nobody from signing in. */
type Work = 'check' | 'make'

const atOnce = 4
const makingAtOnce = 1
/** More than this are not kept waiting: their turn would come too late. */
const waitingAtMost = { check: 200, make: 40 } as const

const running = { check: 0, make: 0 }
const waiting: Record<Work, (() => void)[]> = { check: [], make: [] }

/** Throws `too-many-requests` where too many wait already. */
export async function hashPassword(password: string): Promise<string> {
  return queued('make', () => hash(password.normalize('NFKC'), parameters))
}

/** Whether the password is right. Without an account it takes as long, and the answer is no. */
export async function passwordMatches(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const against = stored ?? (await decoy())
  const matches = await queued('check', () => verify(against, password.normalize('NFKC')))
  return stored !== undefined && matches
}

let decoyHash: Promise<string> | undefined

/** A hash of nothing anyone knows, made with the same parameters. */
function decoy(): Promise<string> {
  decoyHash ??= hash(crypto.randomUUID(), parameters)
  return decoyHash
}

function mayRun(work: Work): boolean {
  if (running.check + running.make >= atOnce) return false
  return work === 'check' || running.make < makingAtOnce
}

async function queued<Answer>(work: Work, run: () => Promise<Answer>): Promise<Answer> {
  if (waiting[work].length >= waitingAtMost[work]) {
    throw new AppError('too-many-requests', { retryAfterSeconds: 10 })
  }
  if (mayRun(work)) running[work]++
  // Whoever ends counts the next one in, so that nobody comes between.
  else await new Promise<void>((go) => waiting[work].push(go))
  try {
    return await run()
  } finally {
    running[work]--
    startNext('check')
    startNext('make')
  }
}

/** Sign-ins first. */
function startNext(work: Work): void {
  while (waiting[work].length > 0 && mayRun(work)) {
    running[work]++
    waiting[work].shift()?.()
  }
}
