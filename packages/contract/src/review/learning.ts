import * as z from 'zod'

/** What the rule is for this account from a day on, and what a person had seen of it by then. */
export const RuleTreatment = z.object({
  since: z.string(),
  by: z.string(),
  reviewed: z.number().int(),
  confirmed: z.number().int(),
})
export type RuleTreatment = z.infer<typeof RuleTreatment>

/** How one rule fared with the people who reviewed it. */
export const RulePrecision = z.object({
  ruleId: z.string(),
  title: z.string(),
  reviewed: z.number().int(),
  confirmed: z.number().int(),
  /** 0 to 1; null under ten reviews. */
  share: z.number().nullable(),
  /** Wilson's interval at 95 %; null under ten reviews. */
  interval: z.object({ from: z.number(), to: z.number() }).nullable(),
  confirmedDollars: z.number(),
  /** What share of its findings is expected to be confirmed: reviews here, with two of four before the first. */
  expectedShare: z.number(),
  /** The same in words. */
  expectedBecause: z.string(),
  /** Of what is open, that headlines count; and how much of it is expected to be confirmed. */
  open: z.object({ findings: z.number().int(), dollars: z.number(), expected: z.number() }),
  /**
   * The rule proposes to be a lead for this account: from 20 reviews on, where the interval ends under
   * 60 %, and it is none yet.
   */
  proposesLead: z.boolean(),
  /** Why it proposes so, as a sentence with its figures. */
  proposal: z.string().nullable(),
  /** Accepted: audits that begin later take its errors for leads. */
  treatedAsLead: RuleTreatment.nullable(),
})
export type RulePrecision = z.infer<typeof RulePrecision>

/** `lead`: the proposal is accepted. `published`: the rule is taken as it was published again. */
export const RuleTreatmentGiven = z.strictObject({ as: z.enum(['lead', 'published']) })
export type RuleTreatmentGiven = z.infer<typeof RuleTreatmentGiven>

export const RuleId = z.object({ id: z.string().max(100) })
