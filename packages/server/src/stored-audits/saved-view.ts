import { findingGroupings, findingOrders } from '@plumbline/contract'
import * as z from 'zod'
import type { AccountSeal } from '../files/envelope.ts'

const Content = z.object({
  name: z.string(),
  filter: z.record(z.string(), z.string()),
  order: z.enum(findingOrders).nullable(),
  by: z.enum(findingGroupings).nullable(),
})

/** What somebody named and filtered by, which may tell of patients: kept sealed. */
export type ViewContent = z.infer<typeof Content>

export interface ViewOwner {
  readonly userId: string
  readonly viewId: string
}

export function sealView(account: AccountSeal, owner: ViewOwner, content: ViewContent): Buffer {
  return account.seal(viewPlace(owner), Buffer.from(JSON.stringify(content)))
}

export function openView(account: AccountSeal, owner: ViewOwner, sealed: Buffer): ViewContent {
  return Content.parse(JSON.parse(account.open(viewPlace(owner), sealed).toString('utf8')))
}

export function viewPlace({ userId, viewId }: ViewOwner): string {
  return `saved_views.sealed of ${viewId} of ${userId}`
}
