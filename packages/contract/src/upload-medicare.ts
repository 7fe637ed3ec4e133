import * as z from 'zod'

/** Lines of one kind beside what Medicare would have paid for them; dollars. */
const MedicareShare = z.object({
  lines: z.number().int(),
  agreedDollars: z.number(),
  medicareDollars: z.number(),
  /** Agreed for one dollar of Medicare; null where Medicare pays nothing by itself. */
  share: z.number().nullable(),
})
export type MedicareShare = z.infer<typeof MedicareShare>

/** What was agreed in an upload beside Medicare's national rates; a benchmark, and no finding. */
const MedicareBenchmark = z.object({
  /** Lines audited; those of `together` have a price and an amount. */
  lines: z.number().int(),
  together: MedicareShare,
  byKind: z.array(MedicareShare.extend({ kind: z.string() })),
  /** The payees with the most dollars; `payee` is null of lines whose payee the file does not name. */
  byPayee: z.array(MedicareShare.extend({ payee: z.string().nullable() })),
  /** All other payees together. */
  otherPayees: MedicareShare.extend({ payees: z.number().int() }).nullable(),
})
export type MedicareBenchmark = z.infer<typeof MedicareBenchmark>

/** `benchmark` is null where no schedule that was imported by then prices a line of the upload. */
export const UploadMedicare = z.object({
  uploadName: z.string(),
  benchmark: MedicareBenchmark.nullable(),
})
export type UploadMedicare = z.infer<typeof UploadMedicare>
