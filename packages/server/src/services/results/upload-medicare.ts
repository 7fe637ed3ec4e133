import type { MedicareBenchmark, MedicareShare, UploadMedicare } from '@plumbline/contract'
import * as z from 'zod'
import { ownAct, type Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { readDocument } from '../../stored-audits/sealed-results.ts'
import { uploadWords } from '../../stored-audits/upload-words.ts'
import { requireCompleted } from '../uploads/uploads.ts'

const Share = z.object({ lines: z.number(), agreedCents: z.number(), medicareCents: z.number() })
type Share = z.infer<typeof Share>

/** The part of a document that compares it with Medicare; audits of earlier versions have none. */
const MedicarePart = z.object({
  medicare: z
    .object({
      lines: z.number(),
      together: Share,
      byKind: z.array(Share.extend({ kind: z.string() })),
      byPayee: z.array(Share.extend({ payee: z.object({ id: z.string() }).optional() })),
      otherPayees: Share.extend({ payees: z.number() }).optional(),
    })
    .optional(),
})

/** An upload as a percent of Medicare, as its audit worked it out; in the trail. Throws `not-found` or `not-ready`. */
export async function uploadMedicare(
  context: Context,
  actor: Actor,
  uploadId: string,
): Promise<UploadMedicare> {
  return context.database.asTenant(actor.userId, async (tx) => {
    const row = await requireCompleted(tx, uploadId)
    const account = await context.accountKeys.of(tx, row.user_id)
    const key = await resultsKey(account, tx, row)
    const { medicare } = MedicarePart.parse((await readDocument(tx, key)) ?? {})
    const event = { action: 'claims-viewed', subjectId: row.id } as const
    await context.auditTrail.record(tx, { ...event, ...ownAct(actor) })
    const { uploadName } = uploadWords(account, row)
    return { uploadName, benchmark: medicare ? answered(medicare) : null }
  })
}

function answered({
  lines,
  together,
  byKind,
  byPayee,
  otherPayees,
}: NonNullable<z.infer<typeof MedicarePart>['medicare']>): MedicareBenchmark {
  return {
    lines,
    together: shareOf(together),
    byKind: byKind.map(({ kind, ...share }) => ({ kind, ...shareOf(share) })),
    byPayee: byPayee.map(({ payee, ...share }) => ({
      payee: payee?.id ?? null,
      ...shareOf(share),
    })),
    otherPayees: otherPayees ? { payees: otherPayees.payees, ...shareOf(otherPayees) } : null,
  }
}

function shareOf({ lines, agreedCents, medicareCents }: Share): MedicareShare {
  return {
    lines,
    agreedDollars: agreedCents / 100,
    medicareDollars: medicareCents / 100,
    share: medicareCents > 0 ? agreedCents / medicareCents : null,
  }
}
