import { RecordConclusion, RecordReviewBy } from '@plumbline/contract'
import * as z from 'zod'
import type { AccountSeal } from '../files/envelope.ts'

/** What a record was read as, as whoever signs it had it before them. */
const Reading = z.object({
  id: z.uuid(),
  pages: z.number().int(),
  reviews: z.array(RecordReviewBy),
})
export type SealedReading = z.infer<typeof Reading>

const Signed = Reading.extend({ conclusion: RecordConclusion, credential: z.string() })
export type SignedReading = z.infer<typeof Signed>

/** Of which account and finding something is: a seal of another one does not open. */
interface Place {
  readonly userId: string
  /** Null for findings of audits that are older than fingerprints: nothing of them is signed. */
  readonly fingerprint: Buffer | null
  readonly occurrence: number
}

/** What the app is handed to sign: nothing of a reading is kept before, and nobody can change it. */
export function sealReading(account: AccountSeal, place: Place, reading: SealedReading): string {
  const sealed = account.seal(placeOf('reading', place), Buffer.from(JSON.stringify(reading)))
  return sealed.toString('base64')
}

/** Undefined for what this account was not handed for this finding. */
export function openReading(
  account: AccountSeal,
  place: Place,
  receipt: string,
): SealedReading | undefined {
  try {
    const text = account.open(placeOf('reading', place), Buffer.from(receipt, 'base64'))
    return Reading.parse(JSON.parse(text.toString('utf8')))
  } catch {
    return undefined
  }
}

export function sealSigned(account: AccountSeal, place: Place, signed: SignedReading): Buffer {
  return account.seal(placeOf('signed', place), Buffer.from(JSON.stringify(signed)))
}

export function openSigned(account: AccountSeal, place: Place, sealed: Buffer): SignedReading {
  return Signed.parse(JSON.parse(account.open(placeOf('signed', place), sealed).toString('utf8')))
}

function placeOf(what: string, { userId, fingerprint, occurrence }: Place): string {
  return `record ${what} of ${fingerprint?.toString('hex') ?? 'none'} ${occurrence} of ${userId}`
}
