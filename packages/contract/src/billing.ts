import * as z from 'zod'
import { PurchasablePlanId } from './plan-id.ts'

export const CheckoutRequest = z.object({
  planId: PurchasablePlanId,
  companyName: z.string().trim().min(1, 'Please enter your company name to continue.').max(200),
  /** Guests only. */
  email: z.string().trim().max(254).pipe(z.email('Please enter a valid email address')).optional(),
})
export type CheckoutRequest = z.infer<typeof CheckoutRequest>

export const CheckoutAnswer = z.object({ url: z.string() })

export const PaymentVerification = z.object({ success: z.boolean(), message: z.string() })
export type PaymentVerification = z.infer<typeof PaymentVerification>

export const CancelRequest = z.strictObject({ requestRefund: z.boolean().default(false) })

export const CancelAnswer = z.object({
  message: z.string(),
  /** Last day of access, `yyyy-mm-dd`; null where it ended at once. */
  accessEnds: z.string().nullable(),
  refundRequested: z.boolean(),
})

/** Whether the refund guarantee still holds, for the cancel dialog. */
export const RefundEligibility = z.object({
  eligible: z.boolean(),
  reason: z.string(),
  feeCents: z.number().int(),
})
export type RefundEligibility = z.infer<typeof RefundEligibility>

/** A purchase that a guest made with the address of an account, which has not said whose it is. */
export const PurchaseOffer = z.object({
  id: z.string(),
  planId: PurchasablePlanId,
  paidAt: z.string(),
})
export type PurchaseOffer = z.infer<typeof PurchaseOffer>

export const PurchaseAnswer = z.object({
  id: z.string().min(1).max(100),
  answer: z.enum(['attach', 'not-mine']),
})
export type PurchaseAnswer = z.infer<typeof PurchaseAnswer>
