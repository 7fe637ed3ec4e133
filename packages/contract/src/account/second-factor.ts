import * as z from 'zod'
import { passwordMaximumLength } from '../limits.ts'

/** How far a session has come: signed in, or with a second factor still to show or to set up. */
export const SignInStage = z.enum(['full', 'second-factor', 'enroll'])
export type SignInStage = z.infer<typeof SignInStage>

/** What besides the password opens the account. */
export const SecondFactor = z.object({
  stage: SignInStage,
  /** Whether this account may not be without one. */
  required: z.boolean(),
  hasCodes: z.boolean(),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: z.string() })),
  recoveryCodesLeft: z.number().int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** Needed in a session that has long begun; one that must set a factor up has just shown it. */
export const FactorStart = z.object({
  password: z.string().min(1).max(passwordMaximumLength).optional(),
})

/** The secret for a generator of codes: as text, and as the address that its picture holds. */
export const CodesStart = z.object({ secret: z.string(), uri: z.string() })
export type CodesStart = z.infer<typeof CodesStart>

export const FactorCode = z.object({ code: z.string().trim().min(1).max(50) })

/** Shown once. Empty where the account had some already. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

const bytes = z.string().min(1).max(10_000)
const credential = z.object({ id: z.string(), type: z.literal('public-key') })

/** What a browser makes a passkey from (WebAuthn Level 3, its JSON form). */
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(credential),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

export const NewPasskey = z.object({
  name: z.string().trim().min(1, 'Please name the passkey').max(100),
  credential: z.object({
    id: bytes,
    rawId: bytes,
    type: z.literal('public-key'),
    response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
  }),
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** What a browser asks a passkey to sign. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  allowCredentials: z.array(credential),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

export const PasskeyProof = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
})
export type PasskeyProof = z.infer<typeof PasskeyProof>

/** `codes`, or the id of a passkey. */
export const FactorRemoval = z.object({
  password: z.string().min(1).max(passwordMaximumLength),
  which: z.string().min(1).max(100),
})
export type FactorRemoval = z.infer<typeof FactorRemoval>
