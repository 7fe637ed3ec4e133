import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@plumbline/contract'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { insertPasskey, notePasskeyUse, passkeysOf } from '../../db/accounts/second-factors.ts'
import type { UserRow } from '../../db/accounts/users.ts'
import type { SystemTransaction } from '../../db/transactions.ts'

const timeout = 5 * 60_000
const type = 'public-key'

const hostOf = (origin: string) => new URL(origin).hostname

/** What a browser makes a new passkey from, bound to the host of the origin. */
export async function creationFor(
  tx: SystemTransaction,
  user: UserRow,
  origin: string,
): Promise<PasskeyCreation> {
  const known = await passkeysOf(tx, user.id)
  const options = await generateRegistrationOptions({
    rpName: 'Plumbline',
    rpID: hostOf(origin),
    userName: user.email,
    userID: new TextEncoder().encode(user.id),
  })
  const { id, name, displayName } = options.user
  return {
    rp: { id: hostOf(origin), name: 'Plumbline' },
    user: { id, name, displayName },
    challenge: options.challenge,
    pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ alg, type })),
    timeout,
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id, type })),
  }
}

/** Keeps a passkey that signed the challenge at our origin; false where it did not. */
export async function keepPasskey(
  tx: SystemTransaction,
  userId: string,
  { name, credential }: NewPasskey,
  asked: { readonly challenge: string; readonly origin: string },
): Promise<boolean> {
  const verified = await attempt(() =>
    verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: asked.challenge,
      expectedOrigin: asked.origin,
      expectedRPID: hostOf(asked.origin),
      requireUserVerification: false,
    }),
  )
  if (!verified?.registrationInfo) return false
  const { id, publicKey, counter } = verified.registrationInfo.credential
  const kept = { userId, credentialId: id, publicKey: Buffer.from(publicKey), counter, name }
  return insertPasskey(tx, kept)
}

/** What one of the user's passkeys is asked to sign; undefined where there is none. */
export async function requestFor(
  tx: SystemTransaction,
  userId: string,
  origin: string,
): Promise<PasskeyRequest | undefined> {
  const known = await passkeysOf(tx, userId)
  if (known.length === 0) return undefined
  const { challenge } = await generateAuthenticationOptions({ rpID: hostOf(origin) })
  return {
    challenge,
    rpId: hostOf(origin),
    timeout,
    allowCredentials: known.map(({ credential_id }) => ({ id: credential_id, type })),
  }
}

/** Whether one of the user's own passkeys signed the challenge at our origin. Notes its use. */
export async function provesPasskey(
  tx: SystemTransaction,
  userId: string,
  proof: PasskeyProof,
  asked: { readonly challenge: string; readonly origin: string },
): Promise<boolean> {
  const passkey = (await passkeysOf(tx, userId)).find((one) => one.credential_id === proof.id)
  if (!passkey) return false
  const verified = await attempt(() =>
    verifyAuthenticationResponse({
      response: { ...proof, clientExtensionResults: {} },
      expectedChallenge: asked.challenge,
      expectedOrigin: asked.origin,
      expectedRPID: hostOf(asked.origin),
      requireUserVerification: false,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
    }),
  )
  if (verified?.verified !== true) return false
  await notePasskeyUse(tx, passkey, verified.authenticationInfo.newCounter)
  return true
}

/** The library throws where what came does not fit; to us that is a wrong answer like any other. */
async function attempt<Answer>(verify: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await verify()
  } catch {
    return undefined
  }
}
