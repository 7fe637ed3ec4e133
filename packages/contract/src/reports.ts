import * as z from 'zod'

const choice = z.object({
  /** Everything, what fits two pages, or what concerns one payee. */
  edition: z.enum(['full', 'summary', 'payee']).default('full'),
  /** A page that opens in every browser, or a PDF where this server can print. */
  format: z.enum(['html', 'pdf']).default('html'),
  /** How members are shown: by the last characters of their number, or by all of it. */
  members: z.enum(['tail', 'whole']).default('tail'),
  /** Who words what main causes mean: rules, or a model where its words passed every check and are wanted. */
  words: z.enum(['rules', 'model']).default('rules'),
  /** Which audit of the file, where it was audited more than once; the last where not given. */
  version: z.coerce.number<number>().int().min(1).max(1_000_000).optional(),
  /** Whose packet: the mark of a payee as the groups of findings name it. */
  payee: z
    .string()
    .regex(/^[0-9a-f]{16,128}$/, 'Take a payee from the groups of findings')
    .optional(),
  /** The end of the number of a report that was made before: the six digits after `-r`. */
  revision: z
    .string()
    .regex(/^[0-9a-f]{6}$/, 'Six digits, as the report’s number ends')
    .optional(),
})

const isWhole = ({ edition, payee }: { edition: string; payee?: string | undefined }) =>
  (edition === 'payee') === (payee !== undefined)
const payeeRefusal = {
  message: 'One payee’s packet needs its payee, and no other edition has one',
  path: ['payee'],
}

/** Which report of an audit, as it stands. */
export const ReportQuery = choice.refine(isWhole, payeeRefusal)
export type ReportQuery = z.infer<typeof ReportQuery>

const name = z.string().trim().max(120, 'At most 120 characters').optional()

/** What the cover says; what is not stated is taken from the account, or left out. */
export const ReportCoverWords = z.object({
  /** Plan, client or firm that the report is made for. */
  preparedFor: name,
  plan: name,
  /** Who runs the plan for it. */
  administrator: name,
  preparedBy: name,
  status: z.enum(['draft', 'final']).default('draft'),
})
export type ReportCoverWords = z.infer<typeof ReportCoverWords>

/** Which report, with the words of its cover: they name clients, and addresses are logged. */
export const ReportOrder = choice
  .extend({ cover: ReportCoverWords.optional() })
  .refine(isWhole, payeeRefusal)
export type ReportOrder = z.infer<typeof ReportOrder>
