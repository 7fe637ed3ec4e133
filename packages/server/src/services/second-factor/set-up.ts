import type {
  CodesStart,
  FactorRemoval,
  NewPasskey,
  PasskeyCreation,
  SecondFactor,
} from '@plumbline/contract'
import { ownAct, type Actor, type Visitor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import {
  countRecoveryCodes,
  deletePasskey,
  hasSecondFactor,
  passkeysOf,
  replaceRecoveryCodes,
} from '../../db/accounts/second-factors.ts'
import { keepChallenge, takeChallenge } from '../../db/accounts/sessions.ts'
import { lockUser, updateUser, type UserRow } from '../../db/accounts/users.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import { beginFull } from '../accounts/begin-session.ts'
import { secondFactorLetter } from '../accounts/letters.ts'
import { provePassword } from '../accounts/prove-password.ts'
import type { SignedIn } from '../accounts/sign-in.ts'
import { newCodes, newRecoveryCodes, takeCode } from './codes.ts'
import { countFactorGuess, forgetFactorGuesses } from './guesses.ts'
import { creationFor, keepPasskey } from './passkeys.ts'

/** A factor that was added: codes to be shown once, and the session that it opened, if it did. */
export interface AddedFactor {
  readonly recoveryCodes: string[]
  readonly signedIn: SignedIn | undefined
}

/** What besides the password opens the account; before it was shown, nothing but its kinds. */
export async function secondFactorOf(context: Context, actor: Actor): Promise<SecondFactor> {
  return context.database.asSystem(async (tx) => {
    const user = await ownerOf(tx, actor)
    const passkeys = await passkeysOf(tx, user.id)
    const isShown = actor.stage !== 'second-factor'
    return {
      stage: actor.stage,
      required: isRequired(context, user),
      hasCodes: user.totp_confirmed_at !== null,
      passkeys: passkeys.map(({ id, name, created_at }) => ({
        id,
        name: isShown ? name : 'Passkey',
        createdAt: created_at.toISOString(),
      })),
      recoveryCodesLeft: isShown ? await countRecoveryCodes(tx, user.id) : 0,
    }
  })
}

function isRequired({ settings }: Context, { role }: UserRow): boolean {
  return role === 'admin' && settings.adminSecondFactor === 'required'
}

async function ownerOf(tx: SystemTransaction, actor: Actor): Promise<UserRow> {
  if (actor.actingAdminId !== undefined) throw new AppError('forbidden')
  const user = await lockUser(tx, actor.userId)
  if (!user) throw new AppError('unauthorized')
  return user
}

/**
 * A factor is added by its owner: in a session that must set one up, which has just been given the
 * password, or with the password. A session whose factor is still to be shown adds none.
 */
async function proveOwner(
  context: Context,
  actor: Actor,
  password: string | undefined,
): Promise<void> {
  if (actor.stage === 'second-factor') throw new AppError('second-factor-required')
  if (actor.stage === 'enroll') return
  if (password === undefined) throw new AppError('wrong-password')
  await provePassword(context, actor, password)
}

export async function startCodes(
  context: Context,
  actor: Actor,
  password: string | undefined,
): Promise<CodesStart> {
  await proveOwner(context, actor, password)
  return context.database.asSystem(async (tx) => {
    const user = await ownerOf(tx, actor)
    if (user.totp_confirmed_at !== null) {
      const message = 'There is a generator of codes already. Remove it first.'
      throw new AppError('conflict', { message })
    }
    return newCodes(context, tx, user)
  })
}

/** The generator counts from the first right code on. */
export async function confirmCodes(
  context: Context,
  actor: Actor,
  visitor: Visitor,
  code: string,
): Promise<AddedFactor> {
  await countFactorGuess(context, actor)
  const added = await add(context, actor, visitor, 'codes', async (tx, user) => {
    if (user.totp_confirmed_at !== null) return false
    if (!(await takeCode(context, tx, user, code))) return false
    await updateUser(tx, user.id, { totp_confirmed_at: new Date() })
    return true
  })
  await forgetFactorGuesses(context, actor)
  return added
}

export async function startPasskey(
  context: Context,
  actor: Actor,
  password: string | undefined,
  origin: string,
): Promise<PasskeyCreation> {
  await proveOwner(context, actor, password)
  return context.database.asSystem(async (tx) => {
    const creation = await creationFor(tx, await ownerOf(tx, actor), origin)
    await keepChallenge(tx, actor.tokenHash, creation.challenge)
    return creation
  })
}

export async function addPasskey(
  context: Context,
  actor: Actor,
  visitor: Visitor,
  passkey: NewPasskey,
  origin: string,
): Promise<AddedFactor> {
  return add(context, actor, visitor, 'passkey', async (tx, user) => {
    const challenge = await takeChallenge(tx, actor.tokenHash)
    return challenge !== undefined && keepPasskey(tx, user.id, passkey, { challenge, origin })
  })
}

/** Adds a factor that proves itself; the first one comes with recovery codes. */
async function add(
  context: Context,
  actor: Actor,
  visitor: Visitor,
  kind: 'codes' | 'passkey',
  prove: (tx: SystemTransaction, user: UserRow) => Promise<boolean>,
): Promise<AddedFactor> {
  if (actor.stage === 'second-factor') throw new AppError('second-factor-required')
  const { added, email } = await context.database.asSystem(async (tx) => {
    const user = await ownerOf(tx, actor)
    if (!(await prove(tx, user))) throw new AppError('wrong-code')
    const isFirst = (await countRecoveryCodes(tx, user.id)) === 0
    const recoveryCodes = isFirst ? await newRecoveryCodes(context, tx, user.id) : []
    const event = { action: 'second-factor-added', detail: { kind } } as const
    await context.auditTrail.record(tx, { ...event, ...ownAct(actor) })
    const isHalf = actor.stage === 'enroll'
    const beginning = { user, visitor, action: 'sign-in' } as const
    const signedIn = isHalf ? await beginFull(context, tx, beginning) : undefined
    return { added: { recoveryCodes, signedIn }, email: user.email }
  })
  context.mail.send(secondFactorLetter(email, 'added'))
  return added
}

/** Removes a factor. The last one is kept where the account may not be without. */
export async function removeFactor(
  context: Context,
  actor: Actor,
  { password, which }: FactorRemoval,
): Promise<void> {
  const { email } = await provePassword(context, actor, password)
  await context.database.asSystem(async (tx) => {
    const user = await ownerOf(tx, actor)
    const isCodes = which === 'codes' && user.totp_confirmed_at !== null
    if (!isCodes && !(await deletePasskey(tx, user.id, which))) throw new AppError('not-found')
    const none = { totp_secret: null, totp_confirmed_at: null }
    const left = isCodes ? await updateUser(tx, user.id, none) : user
    if (left && !(await hasSecondFactor(tx, left))) {
      if (isRequired(context, user)) {
        const message = 'An administrator needs a second factor. Set up another one first.'
        throw new AppError('conflict', { message })
      }
      await replaceRecoveryCodes(tx, user.id, [])
    }
    const event = { action: 'second-factor-removed', ...ownAct(actor) } as const
    await context.auditTrail.record(tx, event)
  })
  context.mail.send(secondFactorLetter(email, 'removed'))
}

/** New recovery codes; those of before hold no longer. */
export async function renewRecoveryCodes(
  context: Context,
  actor: Actor,
  password: string,
): Promise<string[]> {
  await provePassword(context, actor, password)
  return context.database.asSystem(async (tx) => {
    const user = await ownerOf(tx, actor)
    if (!(await hasSecondFactor(tx, user))) {
      throw new AppError('conflict', { message: 'Set up a second factor first.' })
    }
    await context.auditTrail.record(tx, { action: 'recovery-codes-made', ...ownAct(actor) })
    return newRecoveryCodes(context, tx, user.id)
  })
}
