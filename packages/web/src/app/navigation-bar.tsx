import type { User } from '@plumbline/contract'
import { Link, NavLink } from 'react-router'
import { Logo } from '../components/logo.tsx'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { AvatarMenu } from './avatar-menu.tsx'

const place =
  'inline-flex h-16 items-center border-b-2 border-transparent px-1 text-soft hover:text-ink aria-[current=page]:border-metal aria-[current=page]:font-semibold aria-[current=page]:text-ink'

/** The bar of those who are signed in. */
export function NavigationBar({ user }: { readonly user: User }) {
  return (
    <header className="no-print sticky top-0 z-30 border-b border-hair bg-paper">
      <div className="mx-auto flex h-16 max-w-[86rem] items-center gap-4 px-4 tablet:gap-6 tablet:px-8">
        <Link to="/" aria-label="Plumbline, home" className="mr-auto flex">
          <Logo />
        </Link>
        <nav aria-label="Main" className="flex gap-4 tablet:gap-6">
          <NavLink to="/pricing" className={place}>
            Pricing
          </NavLink>
          {user.role === 'admin' && (
            <NavLink to="/admin" className={place}>
              Admin
            </NavLink>
          )}
        </nav>
        <span className="max-tablet:hidden">
          <ThemeSwitch />
        </span>
        <AvatarMenu user={user} />
      </div>
    </header>
  )
}
