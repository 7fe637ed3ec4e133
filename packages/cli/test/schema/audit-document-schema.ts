import type { AuditDocument, ClaimVerdict, Finding } from '@plumbline/engine'
import { z } from 'zod'
import { findingSchema, standingSchema } from './finding-schema.ts'
import { summarySchema } from './summary-schema.ts'

const fileSchema = z.object({
  name: z.string(),
  sha256: z.string().describe('Of the file as it was sent, packed or not.'),
  type: z.enum(['medical', 'pharmacy']),
  rowsRead: z.int().describe('Data rows below the header: rowsAudited + rowsSetAside.'),
  rowsAudited: z.int(),
  rowsSetAside: z.int(),
  linesAudited: z.int().describe('Above rowsAudited where one row holds several services.'),
  chargeCents: z.int(),
  allowedCents: z.int(),
  paidCents: z.int(),
  setAsideCents: z
    .object({ charged: z.int(), paid: z.int() })
    .describe('What rows set aside bill; in no other total.'),
  notes: z.array(z.string()).describe('Assumptions made while reading.'),
})

const columnSchema = z.object({
  header: z.string(),
  field: z.string().optional().describe('Left out where the column is not understood.'),
  confidence: z.number().min(0).max(1),
  reason: z.string(),
  isDoubtful: z
    .literal(true)
    .optional()
    .describe('Only like the field by name or values: worth asking before relying on it.'),
})

const releaseSchema = z.object({
  table: z.string(),
  title: z.string(),
  release: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  rows: z.int(),
  origin: z.string(),
})

const coverageSchema = z
  .object({
    ruleId: z.string(),
    checked: z.int(),
    notApplicable: z.int(),
    couldNotCheck: z.int(),
    because: z.string(),
    reasons: z.array(z.object({ because: z.string(), lines: z.int() })),
  })
  .describe('checked + notApplicable + couldNotCheck is every line of the file.')

const claimSchema = z.object({
  row: z.int().describe('Line of the file, 1 first; several claims where a row holds several.'),
  claimId: z.string().optional(),
  errorFlag: z.enum(['Flagged', 'Needs Review', 'Clean', 'Pending']),
  checked: z
    .enum(['checked', 'hardly checked', 'not audited'])
    .describe(
      'hardly checked: Clean only because almost nothing could be checked; not audited: another line replaces it.',
    ),
  auditSummary: z.string(),
  suggestedFix: z.string().describe('Empty where there is nothing to do.'),
  atRiskCents: z
    .int()
    .describe('What the line counts in the totals: all lines add up to potentialSavingsCents.'),
  standing: standingSchema.optional().describe('Of its dollars, the firmest.'),
  findings: z.array(findingSchema),
  medicareCents: z
    .int()
    .optional()
    .describe(
      'What Medicare would have paid, where an imported schedule prices the line; 0 where another payment includes it.',
    ),
})

const shareFields = {
  lines: z.int().describe('With a price and an amount.'),
  agreedCents: z.int().describe("Allowed, else paid with the patient's share."),
  medicareCents: z.int(),
}

const benchmarkSchema = z.object({
  lines: z.int().describe('All lines audited.'),
  together: z.object(shareFields),
  byKind: z.array(z.object({ kind: z.string(), ...shareFields })),
  byPayee: z
    .array(
      z.object({
        payee: z.object({ id: z.string(), knownBy: z.string() }).optional(),
        ...shareFields,
      }),
    )
    .describe('The payees with the most dollars.'),
  otherPayees: z
    .object({ payees: z.int(), ...shareFields })
    .optional()
    .describe('The others together.'),
})

/** What `--json` writes. Amounts are cents in the currency of the file. */
export const auditDocumentSchema = z
  .object({
    schemaVersion: z.literal(1).describe('Rises when what stands here changes its meaning.'),
    file: fileSchema,
    columns: z.array(columnSchema),
    setAside: z
      .array(z.object({ row: z.int(), code: z.string(), reason: z.string() }))
      .describe('Rows that could not be audited, and why.'),
    reference: z.array(releaseSchema),
    coverage: z.array(coverageSchema),
    claims: z.array(claimSchema).describe('One for each line audited, in file order.'),
    summary: summarySchema,
    medicare: benchmarkSchema
      .optional()
      .describe(
        'What was agreed beside what Medicare would have paid; there where schedules of prices were imported.',
      ),
  })
  .meta({
    title: 'Audit document',
    description:
      'What "plumbline audit --json" writes. Amounts are integer cents. Properties may be added; ignore those that you do not know.',
  })

/** A type without `readonly`, as schemas infer it. */
type Plain<Value> = Value extends string | number | boolean | undefined
  ? Value
  : { -readonly [Key in keyof Value]: Plain<Value[Key]> }

/** What the JSON adds to a claim of the engine's document. */
interface Added {
  atRiskCents: number
  findings: (Plain<Finding> & { fingerprint: string })[]
}

type WrittenDocument = Omit<Plain<AuditDocument>, 'claims'> & {
  claims: (Omit<Plain<ClaimVerdict>, 'findings'> & Added)[]
}

/** Does not compile where the schema refuses what the engine's type allows. */
export function plainDocument(document: WrittenDocument): z.infer<typeof auditDocumentSchema> {
  return document
}
