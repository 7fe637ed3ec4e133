import type { User } from '@plumbline/contract'
import { Suspense } from 'react'
import { Link, NavLink } from 'react-router'
import { Logo } from '../components/logo.tsx'
import { Avatar } from './avatar.tsx'
import { atLeisure } from './soon.ts'

/** Menus weigh more than all the rest of the bar, and nothing on the page waits for them. */
const AccountTools = atLeisure(async () => (await import('./account-tools.tsx')).AccountTools)

const place =
  'inline-flex h-16 items-center border-b-2 border-transparent px-1 text-soft hover:text-ink aria-[current=page]:border-metal aria-[current=page]:font-semibold aria-[current=page]:text-ink'

/** The bar of those who are signed in. */
export function NavigationBar({ user }: { readonly user: User }) {
  return (
    <header className="no-print sticky top-0 z-30 border-b border-hair bg-paper">
      <div className="mx-auto flex h-16 max-w-[86rem] items-center gap-4 px-4 tablet:gap-6 tablet:px-8">
        <Link to="/" aria-label="Plumbline, home" className="mr-auto flex">
          <Logo small />
        </Link>
        <nav aria-label="Main" className="flex gap-4 tablet:gap-6">
          {user.role !== 'admin' && (
            <>
              <NavLink to="/findings?decision=open" className={place}>
                Findings
              </NavLink>
              <NavLink to="/cases" className={place}>
                Cases
              </NavLink>
            </>
          )}
          {user.team === undefined && (
            <NavLink to="/pricing" className={place}>
              Pricing
            </NavLink>
          )}
          {user.role === 'admin' && (
            <NavLink to="/admin" className={place}>
              Admin
            </NavLink>
          )}
        </nav>
        <Suspense fallback={<ToolsToCome user={user} />}>
          <AccountTools user={user} />
        </Suspense>
      </div>
    </header>
  )
}

/** Keeps the room of the tools, so that nothing moves when they come. */
function ToolsToCome({ user }: { readonly user: User }) {
  return (
    <>
      <span aria-hidden="true" className="size-10 max-tablet:hidden" />
      <Avatar user={user} />
    </>
  )
}
