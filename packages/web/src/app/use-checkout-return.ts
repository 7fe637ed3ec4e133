import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { userQuery } from '../api/user.ts'
import { showToast } from '../toast/toasts.ts'

/** After checkout the address says how it went: a toast repeats it, and the address is cleared. */
export function useCheckoutReturn(): void {
  const [search, setSearch] = useSearchParams()
  const client = useQueryClient()
  const paid = search.has('session_id')
  const canceled = search.has('canceled')
  useEffect(() => {
    if (!paid && !canceled) return
    if (paid) {
      showToast({
        title: 'Payment Successful!',
        description: 'Your account has been activated. Welcome to the product!',
      })
      void client.invalidateQueries({ queryKey: userQuery.queryKey })
    } else {
      showToast({
        title: 'Payment Canceled',
        description: 'No charges were made. You can try again when ready.',
      })
    }
    setSearch({}, { replace: true })
  }, [paid, canceled, client, setSearch])
}
