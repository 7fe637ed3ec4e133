import * as z from 'zod'
import { findingGroupings, findingOrders } from './finding-lists.ts'

/** A view holds what an address of the list holds, and what is searched for: it is kept sealed. */
export const viewNameMaximum = 60
/** So many views an account may keep. */
export const viewsMaximum = 50

/** Filters as an address writes them: several values of one with commas. */
const ViewFilter = z.record(
  z.enum([
    'upload',
    'category',
    'rule',
    'class',
    'provider',
    'payer',
    'patient',
    'code',
    'claim',
    'decision',
    'standing',
    'minDollars',
    'from',
    'to',
    'q',
    'due',
    'inCase',
  ]),
  z.string().max(2_000).optional(),
)

export const SavedViewGiven = z.strictObject({
  /** Differs from the other names of the account in more than capitals. */
  name: z.string().trim().min(1, 'Give the view a name').max(viewNameMaximum),
  filter: ViewFilter,
  order: z.enum(findingOrders).optional(),
  by: z.enum(findingGroupings).optional(),
})
export type SavedViewGiven = z.infer<typeof SavedViewGiven>

export const SavedViewChange = SavedViewGiven.partial()
  .strict()
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    message: 'Nothing to change was given',
  })
export type SavedViewChange = z.infer<typeof SavedViewChange>

/** A list that somebody named; everybody of the account sees it. */
export const SavedView = z.object({
  id: z.string(),
  name: z.string(),
  filter: z.record(z.string(), z.string()),
  order: z.enum(findingOrders).nullable(),
  by: z.enum(findingGroupings).nullable(),
  savedAt: z.string(),
})
export type SavedView = z.infer<typeof SavedView>
