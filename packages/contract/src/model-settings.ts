import * as z from 'zod'

/** What a customer lets a language model be asked for; all of it is off until switched on. */
export const ModelSwitches = z.object({
  /** Words for patterns of findings: nothing of the claims leaves. */
  words: z.boolean(),
  /** Questions that rules do not read: plain words of a question leave, without names and figures. */
  questions: z.boolean(),
  /** Proposals for doubtful columns: known words of their headers leave, and how values are written. */
  columns: z.boolean(),
  /** Second looks: codes of services and diagnoses leave that no table decides on, with age in bands and sex. */
  secondLook: z.boolean(),
  /** Plan documents and medical records: their text leaves as it is. */
  documents: z.boolean(),
})
export type ModelSwitches = z.infer<typeof ModelSwitches>

/** What is switched on or off; what is left out stays as it is. */
export const ModelSwitchesChanged = z
  .strictObject(ModelSwitches.partial().shape)
  .refine((changed) => Object.values(changed).some((isOn) => isOn !== undefined), {
    message: 'Nothing to change was given',
  })
export type ModelSwitchesChanged = z.infer<typeof ModelSwitchesChanged>

/** Whether this server has a language model, which, and what the customer switched on. */
export const ModelStanding = ModelSwitches.extend({
  /** Null where none is set: all words are written by rules. */
  model: z.object({ name: z.string(), host: z.string() }).nullable(),
  /**
   * Whether documents may go to the model at all: an agreement covers it and it keeps nothing, or it answers at a
   * private address. Nobody can switch them on otherwise.
   */
  mayHoldDocuments: z.boolean(),
})
export type ModelStanding = z.infer<typeof ModelStanding>

const Sent = z.object({ system: z.string(), user: z.string() })

/** Exactly what would be sent. */
export const ModelExample = z.object({
  /** For the newest finding; null where there is none yet. */
  sent: Sent.nullable(),
  /** For the doubtful columns of the newest file that waits to be looked at, else of one that is made up. */
  columns: Sent.extend({ isMadeUp: z.boolean() }),
  /** For a made-up plan document: the sentences of yours are not kept, and would stand in their place. */
  document: Sent,
  /** For a made-up pair of service and diagnoses. */
  pair: Sent,
})
export type ModelExample = z.infer<typeof ModelExample>

/** Questions to the model of one day, one use and one ending. */
export const ModelCalls = z.object({
  day: z.string(),
  use: z.string(),
  outcome: z.enum(['running', 'accepted', 'no-shape', 'ungrounded', 'provider', 'deadline']),
  calls: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  dollars: z.number(),
})
export type ModelCalls = z.infer<typeof ModelCalls>

/** What the model cost and how it answered in the last thirty days, the newest day first. */
export const ModelOversight = z.object({
  model: z.object({ name: z.string(), host: z.string() }).nullable(),
  dailyDollars: z.object({ all: z.number(), customer: z.number() }).nullable(),
  days: z.array(ModelCalls),
})
export type ModelOversight = z.infer<typeof ModelOversight>
