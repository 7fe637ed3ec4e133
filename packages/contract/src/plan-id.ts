import * as z from 'zod'
import { planIds, purchasablePlanIds } from './plan-ids.ts'

export const PlanId = z.enum(planIds)
export type PlanId = z.infer<typeof PlanId>

export const PurchasablePlanId = z.enum(purchasablePlanIds)
export type PurchasablePlanId = z.infer<typeof PurchasablePlanId>
