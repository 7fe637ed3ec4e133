import { Suspense, type ReactNode } from 'react'
import { ActingAdminBanner } from '../features/session/acting-admin-banner.tsx'
import { NewDeviceNotice } from '../features/session/new-device-notice.tsx'
import { ReaderNotice } from '../features/session/reader-notice.tsx'
import { ReadingBanner } from '../features/session/reading-banner.tsx'
import type { User } from '@plumbline/contract'
import { NavigationBar } from '../shell/navigation-bar.tsx'
import { PaletteKey } from './palette-key.tsx'
import type { Viewer } from './redirect.ts'
import { PublicFooter } from '../shell/public-footer.tsx'
import { PublicHeader } from '../shell/public-header.tsx'
import { SkipLink } from '../shell/skip-link.tsx'
import { atLeisure } from '../shell/soon.ts'

const SessionWarning = atLeisure(
  async () => (await import('../features/session/session-warning.tsx')).SessionWarning,
)

const AuditWatch = atLeisure(
  async () => (await import('../features/audit-watch/audit-watch.tsx')).AuditWatch,
)

/** What stands round a screen: nothing, the public header and foot, or the signed-in bar. */
export function Frame({
  frame,
  viewer,
  children,
}: {
  readonly frame: 'page' | 'bare'
  readonly viewer: Viewer
  readonly children: ReactNode
}) {
  if (frame === 'bare') return children
  if (viewer.kind === 'signed-in') return <SignedIn user={viewer.user}>{children}</SignedIn>
  return (
    <>
      <SkipLink />
      <PublicHeader onLanding={false} />
      <Main>{children}</Main>
      <PublicFooter onLanding={false} />
    </>
  )
}

function SignedIn({ user, children }: { readonly user: User; readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      {user.actingAdmin && <ActingAdminBanner user={user} adminEmail={user.actingAdmin.email} />}
      {!user.actingAdmin && <NewDeviceNotice count={user.newDevices ?? 0} />}
      {user.team?.role === 'reader' && <ReaderNotice owner={user.team.owner} />}
      {!user.gate.open && user.gate.reading === true && <ReadingBanner />}
      <NavigationBar user={user} />
      <Main>{children}</Main>
      <PaletteKey user={user} />
      <Suspense>
        <SessionWarning />
        {(user.role !== 'admin' || user.actingAdmin) && <AuditWatch />}
      </Suspense>
    </>
  )
}

function Main({ children }: { readonly children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto min-h-[70dvh] w-full max-w-[86rem] px-4 py-8 outline-none tablet:px-8 tablet:py-12"
    >
      {children}
    </main>
  )
}
