import { Suspense, useDeferredValue, useEffect, useRef, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { FailedBoundary } from '../components/states/failed-boundary.tsx'
import { FailedState } from '../components/states/failed-state.tsx'
import { Waiting } from '../components/states/waiting.tsx'
import { Frame } from './frame.tsx'
import { redirectFor } from './redirect.ts'
import { plainPath, screenAt } from './screen-at.ts'
import { useCheckoutReturn } from './use-checkout-return.ts'
import { useViewer } from './use-viewer.ts'

/** The screen of the current path, or the way to where the visitor belongs. */
export function AppRoutes() {
  const path = plainPath(useLocation().pathname)
  const { viewer, retry } = useViewer(path)
  const screen = screenAt(path, viewer.kind === 'signed-in' ? 'signed-in' : 'signed-out')
  useTitle(screen.title)
  useCheckoutReturn()
  useTopOfNewScreen(path)
  if (viewer.kind === 'unknown') {
    return (
      <main className="grid min-h-dvh place-items-center">
        <Waiting />
      </main>
    )
  }
  if (viewer.kind === 'failed') {
    return (
      <main className="mx-auto max-w-xl p-8">
        <FailedState error={undefined} onRetry={retry} />
      </main>
    )
  }
  const redirect = redirectFor(screen.path, viewer)
  if (redirect !== undefined) return <Navigate to={redirect} replace />
  return (
    <Frame frame={screen.frame} viewer={viewer}>
      <FailedBoundary key={screen.title}>
        <Suspense fallback={<Waiting />}>
          <AfterFrame wait={!screen.prerendered}>
            <screen.Page />
          </AfterFrame>
        </Suspense>
      </FailedBoundary>
    </Frame>
  )
}

/** The frame comes first; the screen is rendered after it, in pieces between which it can answer. */
function AfterFrame({ wait, children }: { readonly wait: boolean; readonly children: ReactNode }) {
  const framed = useDeferredValue(true, !wait)
  return framed ? children : <Waiting />
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Plumbline`
  }, [title])
}

/** A new screen starts at its top, with the focus on it, as a new page would. */
function useTopOfNewScreen(path: string): void {
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
}
