import { useRef, type RefObject } from 'react'
import { useUser } from '../../api/user.ts'
import type { CheckoutDetails } from './checkout.ts'

export interface CheckoutAsked {
  /** Holds the fields. What stands in them counts, typed before or after the app took them over. */
  readonly fields: RefObject<HTMLDivElement | null>
  /** What the account knows already; empty for a guest. */
  readonly knownCompany: string
  readonly isGuest: boolean
  /** What stands in the fields now. */
  readonly details: () => CheckoutDetails
}

/** What checkout needs to know, beginning with what the account knows already. */
export function useCheckoutDetails(): CheckoutAsked {
  const { data: user } = useUser()
  const fields = useRef<HTMLDivElement>(null)
  const valueOf = (name: string) =>
    fields.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? ''
  return {
    fields,
    knownCompany: user?.companyName ?? '',
    isGuest: !user,
    details: () => ({
      companyName: valueOf('companyName'),
      email: valueOf('email'),
      isGuest: !user,
    }),
  }
}
