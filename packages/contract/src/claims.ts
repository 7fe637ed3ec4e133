import * as z from 'zod'
import {
  bases,
  checkedLevels,
  claimOrders,
  classes,
  errorFlags,
  namedCategories,
} from './claim-lists.ts'
import { claimsPageMaximum } from './limits.ts'
import { SavingsSplit } from './savings.ts'
import { UploadAuditType } from './uploads.ts'

export const ErrorFlag = z.enum(errorFlags)
export type ErrorFlag = z.infer<typeof ErrorFlag>

export const Category = z.enum(namedCategories)
export type Category = z.infer<typeof Category>

export const ClaimFinding = z.object({
  ruleId: z.string(),
  ruleVersion: z.number().int(),
  category: Category,
  class: z.enum(classes),
  basis: z.enum(bases),
  title: z.string(),
  message: z.string(),
  rows: z.array(z.number().int()),
  amountAtRiskCents: z.number().int(),
  evidence: z.array(z.object({ row: z.number().int(), field: z.string(), value: z.string() })),
  arithmetic: z.string(),
  clearedBy: z.string(),
  suggestedFix: z.string(),
  sources: z.array(
    z.object({ title: z.string(), section: z.string(), release: z.string().optional() }),
  ),
})
export type ClaimFinding = z.infer<typeof ClaimFinding>

/** A finding in plain words for three readers, and who wrote them; the finding itself is the rule's. */
export const FindingWords = z.object({
  by: z.enum(['rules', 'model']),
  reviewer: z.string(),
  provider: z.string(),
  patient: z.string(),
})
export type FindingWords = z.infer<typeof FindingWords>

/** A finding as it is shown: what the audit wrote, and the same in plain words. */
export const WordedFinding = ClaimFinding.extend({ words: FindingWords })
export type WordedFinding = z.infer<typeof WordedFinding>

/**
 * Facts of a line that are answered under the name that the audit gives them; null where the file is silent.
 * Read from the line itself, so that a further one is listed here alone.
 */
export const ClaimFacts = z.object({
  drugName: z.string().nullable().default(null),
  daysSupply: z.number().nullable().default(null),
  units: z.number().nullable().default(null),
})

/** Money without `Cents` is a decimal number of dollars. */
export const Claim = ClaimFacts.extend({
  id: z.string(),
  uploadId: z.string(),
  claimId: z.string().nullable(),
  cptCode: z.string().nullable(),
  icd10Code: z.string().nullable(),
  modifier: z.string().nullable(),
  posCode: z.string().nullable(),
  ndcCode: z.string().nullable(),
  quantityDispensed: z.number().nullable(),
  chargeAmount: z.number().nullable(),
  errorFlag: ErrorFlag,
  /** Of a line called `Clean`: `hardly checked` proves nothing, `not audited` was taken back. */
  checked: z.enum(checkedLevels),
  /** Dollars at risk, firm and records needed together. */
  potentialSavings: z.number(),
  potentialSavingsSplit: SavingsSplit,
  auditSummary: z.string(),
  /** The same in one sentence of at most 110 characters, for lists. */
  shortSummary: z.string(),
  /** All that is to be done, the weightiest finding's first. */
  suggestedFix: z.string(),
  auditType: UploadAuditType,
  row: z.number().int(),
  dateOfService: z.string().nullable(),
  allowedAmount: z.number().nullable(),
  paidAmount: z.number().nullable(),
  /** Of fills. */
  ingredientCost: z.number().nullable(),
  dispensingFee: z.number().nullable(),
  patientShare: z.number().nullable(),
  findings: z.array(WordedFinding),
})
export type Claim = z.infer<typeof Claim>

/** A line as the dashboard lists it: what stands in its row, and nothing of its findings. */
export const RecentClaim = Claim.pick({
  id: true,
  uploadId: true,
  claimId: true,
  row: true,
  auditType: true,
  chargeAmount: true,
  allowedAmount: true,
  paidAmount: true,
  ingredientCost: true,
  errorFlag: true,
  checked: true,
  potentialSavings: true,
  shortSummary: true,
})
export type RecentClaim = z.infer<typeof RecentClaim>

export const ClaimsQuery = z.object({
  status: ErrorFlag.optional(),
  category: Category.optional(),
  search: z.string().max(200).optional(),
  sort: z.enum(claimOrders).optional(),
  limit: z.coerce.number<number>().int().min(1).max(claimsPageMaximum).optional(),
  cursor: z.string().max(200).optional(),
})
export type ClaimsQuery = z.infer<typeof ClaimsQuery>
