import { Suspense, useDeferredValue, useEffect, useRef, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { FailedBoundary } from '../components/states/failed-boundary.tsx'
import { FailedState } from '../components/states/failed-state.tsx'
import { Waiting } from '../components/states/waiting.tsx'
import { forgetPlace, keptPlace, rememberPlace } from '../shell/place.ts'
import { Frame } from './frame.tsx'
import { dashboardPaths, redirectFor } from './redirect.ts'
import { plainPath, screenAt } from './screen-at.ts'
import type { Screen } from './screens.ts'
import { useCheckoutReturn } from './use-checkout-return.ts'
import { useViewer } from './use-viewer.ts'

/** The screen of the current path, or the way to where the visitor belongs. */
export function AppRoutes() {
  const { pathname, search } = useLocation()
  const path = plainPath(pathname)
  const { viewer, retry } = useViewer(path)
  const screen = screenAt(path, viewer.kind === 'signed-in' ? 'signed-in' : 'signed-out')
  const redirect =
    viewer.kind === 'unknown' || viewer.kind === 'failed'
      ? undefined
      : redirectFor(screen.path, viewer)
  useTitle(titleOf(screen, search))
  useCheckoutReturn()
  useTopOfNewScreen(path)
  useArrival(viewer.kind === 'signed-in' && redirect === undefined)
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
  if (redirect !== undefined) return <SentTo path={redirect} from={pathname + search} />
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

/** Who has to sign in first comes back to where they wanted to go. */
function SentTo({ path, from }: { readonly path: string; readonly from: string }) {
  useEffect(() => {
    if (path === '/auth') rememberPlace(from)
  }, [path, from])
  return <Navigate to={path === '/dashboard' ? keptPlace() : path} replace />
}

/** The frame comes first; the screen is rendered after it, in pieces between which it can answer. */
function AfterFrame({ wait, children }: { readonly wait: boolean; readonly children: ReactNode }) {
  const framed = useDeferredValue(true, !wait)
  return framed ? children : <Waiting />
}

/** Where somebody wanted to go is reached. */
function useArrival(isThere: boolean): void {
  useEffect(() => {
    if (isThere) forgetPlace()
  }, [isThere])
}

const tabTitles: Readonly<Record<string, string>> = {
  uploads: 'My Uploads',
  upload: 'Upload New File',
}

/** A tab of the dashboard is called by its own name: whoever hears only the title knows where they are. */
function titleOf({ path, title }: Screen, search: string): string {
  const tab = new URLSearchParams(search).get('tab') ?? ''
  return (dashboardPaths.has(path) ? tabTitles[tab] : undefined) ?? title
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
