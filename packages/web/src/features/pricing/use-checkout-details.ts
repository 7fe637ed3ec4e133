import { useState } from 'react'
import { useUser } from '../../api/user.ts'
import type { CheckoutDetails } from './checkout.ts'

/** What checkout needs to know, beginning with what the account knows already. */
export function useCheckoutDetails() {
  const { data: user } = useUser()
  const [typed, setTyped] = useState<Partial<CheckoutDetails>>({})
  const details: CheckoutDetails = {
    companyName: typed.companyName ?? user?.companyName ?? '',
    email: typed.email ?? '',
    isGuest: !user,
  }
  return { details, setDetails: setTyped }
}
