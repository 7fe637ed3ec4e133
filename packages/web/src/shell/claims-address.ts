import {
  categories,
  claimOrders,
  errorFlags,
  type Category,
  type ErrorFlag,
} from '@plumbline/contract'
import { useNavigate, useSearchParams } from 'react-router'

export type ClaimOrder = (typeof claimOrders)[number]

/** The claims that are open: those of an upload, what narrows them, and their order. */
export interface OpenClaims {
  readonly uploadId: string
  readonly status?: ErrorFlag | undefined
  readonly category?: Category | undefined
  readonly order?: ClaimOrder | undefined
}

/** The address under which they open, above the screen that stands there. It holds ids alone. */
export function claimsAddress(open: OpenClaims, search = new URLSearchParams()): string {
  const address = withoutClaims(search)
  address.set('claims', open.uploadId)
  for (const key of ['status', 'category', 'order'] as const) {
    const value = open[key]
    if (value !== undefined) address.set(key, value)
  }
  return `?${address.toString()}`
}

/** What the address says is open; `show` adds a step to go back from unless it `replaces` one. */
export function useOpenClaims(): {
  readonly open: OpenClaims | undefined
  readonly show: (open: OpenClaims, options?: { readonly replace: boolean }) => void
  readonly close: () => void
} {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return {
    open: openIn(search),
    show: (open, { replace } = { replace: false }) =>
      void navigate(claimsAddress(open, search), { replace }),
    close: () => void navigate(`?${withoutClaims(search).toString()}`, { replace: true }),
  }
}

function openIn(search: URLSearchParams): OpenClaims | undefined {
  const uploadId = search.get('claims')
  if (uploadId === null) return undefined
  return {
    uploadId,
    status: errorFlags.find((status) => status === search.get('status')),
    category: categories.find((category) => category === search.get('category')),
    order: claimOrders.find((order) => order === search.get('order')),
  }
}

function withoutClaims(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search)
  for (const key of ['claims', 'status', 'category', 'order']) rest.delete(key)
  return rest
}
