import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { atLeisure } from '../shell/soon.ts'

const ToastArea = atLeisure(async () => (await import('../toast/toast-area.tsx')).ToastArea)

/** What every screen stands on. The toast area follows the first paint: it is no part of a page. */
export function Providers({
  client,
  children,
}: {
  readonly client: QueryClient
  readonly children: ReactNode
}) {
  return (
    <QueryClientProvider client={client}>
      {children}
      <AfterFirstPaint>
        <Suspense>
          <ToastArea />
        </Suspense>
      </AfterFirstPaint>
    </QueryClientProvider>
  )
}

function AfterFirstPaint({ children }: { readonly children: ReactNode }) {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    // The one render more is the point: the prerendered page must match the first one.
    const frame = requestAnimationFrame(() => {
      setPainted(true)
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [])
  return painted ? children : null
}
