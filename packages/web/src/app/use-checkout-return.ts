import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { userQuery } from '../api/user.ts'
import { showToast } from '../toast/toasts.ts'
import { dashboardPaths } from './redirect.ts'

/**
 * After checkout the address says how it went: a toast repeats it, and the address is cleared.
 * Turning back is said wherever it leads, also where the gate then sends the visitor elsewhere;
 * a session's id belongs to the dashboard alone, other screens read it themselves.
 */
export function useCheckoutReturn(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const said = new URLSearchParams(search)
  const paid = said.has('session_id') && dashboardPaths.has(pathname)
  const canceled = said.has('canceled')
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
    void navigate(pathname, { replace: true })
  }, [paid, canceled, client, navigate, pathname])
}
