import type { PasskeyProof, PasskeyRequest } from '@plumbline/contract'
import { ownAct, type Actor, type Visitor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { keepChallenge, takeChallenge } from '../../db/accounts/sessions.ts'
import { lockUser, type UserRow } from '../../db/accounts/users.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import { beginFull } from '../accounts/begin-session.ts'
import type { SignedIn } from '../accounts/sign-in.ts'
import { takeCode, useRecoveryCode } from './codes.ts'
import { countFactorGuess, forgetFactorGuesses } from './guesses.ts'
import { provesPasskey, requestFor } from './passkeys.ts'

type Factor = 'code' | 'recovery-code' | 'passkey'

/** Finishes signing in by a code of the generator, or by a recovery code, which is then used up. */
export async function showCode(
  context: Context,
  actor: Actor,
  visitor: Visitor,
  code: string,
): Promise<SignedIn> {
  await countFactorGuess(context, actor)
  const signedIn = await finish(context, actor, visitor, async (tx, user) => {
    if (user.totp_confirmed_at !== null && (await takeCode(context, tx, user, code))) return 'code'
    return (await useRecoveryCode(context, tx, user.id, code)) ? 'recovery-code' : undefined
  })
  await forgetFactorGuesses(context, actor)
  return signedIn
}

/** What a passkey is asked to sign, kept for this session and one answer. */
export async function askPasskey(
  { database }: Context,
  actor: Actor,
  origin: string,
): Promise<PasskeyRequest> {
  return database.asSystem(async (tx) => {
    const request = await requestFor(tx, actor.userId, origin)
    if (!request) throw new AppError('not-found')
    await keepChallenge(tx, actor.tokenHash, request.challenge)
    return request
  })
}

/** Finishes signing in by a passkey. */
export async function showPasskey(
  context: Context,
  actor: Actor,
  visitor: Visitor,
  proof: PasskeyProof,
  origin: string,
): Promise<SignedIn> {
  return finish(context, actor, visitor, async (tx, user) => {
    const challenge = await takeChallenge(tx, actor.tokenHash)
    if (challenge === undefined) return undefined
    const isProved = await provesPasskey(tx, user.id, proof, { challenge, origin })
    return isProved ? 'passkey' : undefined
  })
}

/** Only in a session that waits for it. What was wrong is in the trail; a challenge is used up. */
async function finish(
  context: Context,
  actor: Actor,
  visitor: Visitor,
  prove: (tx: SystemTransaction, user: UserRow) => Promise<Factor | undefined>,
): Promise<SignedIn> {
  if (actor.stage !== 'second-factor') throw new AppError('wrong-code')
  const signedIn = await context.database.asSystem(async (tx) => {
    const user = await lockUser(tx, actor.userId)
    if (!user || user.archived_at !== null) throw new AppError('unauthorized')
    const factor = await prove(tx, user)
    if (factor) {
      return beginFull(context, tx, { user, visitor, action: 'sign-in' }, factor)
    }
    await context.auditTrail.record(tx, { action: 'second-factor-failed', ...ownAct(actor) })
    return undefined
  })
  if (!signedIn) throw new AppError('wrong-code')
  return signedIn
}
