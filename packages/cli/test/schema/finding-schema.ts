import { findingCategories } from '@plumbline/engine'
import { z } from 'zod'
import { sentenceSchema } from './sentence-schema.ts'

export const categorySchema = z.enum(findingCategories)

export const classSchema = z
  .enum(['error', 'lead', 'outlier', 'notice'])
  .describe(
    'How sure it is: error, a rule is broken; lead, records would settle it; outlier, statistics ask for a justification; notice, worth knowing, changes no status.',
  )

const sourceSchema = z.object({
  title: z.string(),
  section: z.string(),
  release: z.string().optional().describe('The dated release of a table that was read.'),
})

export const standingSchema = z
  .enum(['firm', 'records-needed', 'in-doubt'])
  .describe(
    'How far dollars can be relied on: firm, a rule is broken on a line that was paid; records-needed, records would settle it, or charges alone are known; in-doubt, the file may mean something else: in no headline.',
  )

/** Something wrong on one or several rows. */
export const findingSchema = z
  .object({
    ruleId: z.string().describe('Never changes; "plumbline rules --json" lists all.'),
    ruleVersion: z.int(),
    category: categorySchema,
    class: classSchema,
    readingInDoubt: z
      .boolean()
      .describe('The file may mean something else: the dollars stand in no headline.'),
    estimated: z
      .boolean()
      .describe('The dollars suppose a price that the file does not show: they are not firm.'),
    ofEarlierClaim: z
      .literal(true)
      .optional()
      .describe('At fault is a claim of an earlier upload, which this line shows.'),
    cuts: z
      .enum(['price', 'units', 'payment', 'line'])
      .describe('What of the payment the dollars cut; cuts of one kind overlap.'),
    basis: z
      .enum(['binding', 'plan', 'benchmark', 'statistical'])
      .describe('What binds the payer to the rule.'),
    title: z.string(),
    message: z.string().describe('One sentence with its numbers: the text of parts.'),
    parts: sentenceSchema,
    rows: z.array(z.int()).describe('Every row that shows it, in file order.'),
    amountAtRiskCents: z.int(),
    atRisk: z
      .array(
        z.object({
          row: z.int(),
          cents: z.int(),
          line: z
            .int()
            .optional()
            .describe(
              'Which line of the file (0 first), where lines of one row have amounts of their own.',
            ),
        }),
      )
      .describe('amountAtRiskCents by the rows at fault: these carry the finding.'),
    evidence: z
      .array(z.object({ row: z.int(), field: z.string(), value: z.string() }))
      .describe('Empty where evidenceAt says where it stands.'),
    evidenceAt: z
      .string()
      .optional()
      .describe(
        'Of a finding about ten rows or more, at all its lines but the first: a JSON Pointer to the finding that lists the evidence, /claims/41/findings/0.',
      ),
    arithmetic: z.string().describe('How the dollars were worked out; empty where there are none.'),
    clearedBy: z.string(),
    suggestedFix: z.string(),
    sources: z.array(sourceSchema),
    standing: standingSchema.optional().describe('Notices have none.'),
    fingerprint: z
      .string()
      .describe(
        'The same when the same claims come again in another file or order; SHA-256 in hex.',
      ),
  })
  .meta({ id: 'Finding' })
