import { hash, verify } from '@node-rs/argon2'

/**
 * argon2id with 64 MiB, 3 passes, 1 lane: above the OWASP minimum of 19 MiB and 2 passes. At most
 * four at a time, so that a storm of sign-ins cannot take the machine's memory.
 */
const parameters = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const
const atOnce = 4

let running = 0
const waiting: (() => void)[] = []

export async function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password.normalize('NFKC'), parameters))
}

/** Whether the password is right. Without an account it takes as long, and the answer is no. */
export async function passwordMatches(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const against = stored ?? (await decoy())
  const matches = await queued(() => verify(against, password.normalize('NFKC')))
  return stored !== undefined && matches
}

let decoyHash: Promise<string> | undefined

/** A hash of nothing anyone knows, made with the same parameters. */
function decoy(): Promise<string> {
  decoyHash ??= hashPassword(crypto.randomUUID())
  return decoyHash
}

async function queued<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}
