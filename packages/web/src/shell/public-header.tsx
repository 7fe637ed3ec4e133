import { buttonLook } from '../components/button-look.ts'
import { Logo } from '../components/logo.tsx'
import { ThemeSwitch } from '../theme/theme-switch.tsx'

const sections = [
  { id: 'features', label: 'Features' },
  { id: 'how-it-works', label: 'How It Works' },
  { id: 'pricing', label: 'Pricing' },
] as const

const link = 'inline-flex min-h-11 items-center text-soft hover:text-ink'

/**
 * The bar of signed-out visitors. Plain links, so that it works before and without JavaScript:
 * section links scroll on the landing page and lead to it from elsewhere.
 */
export function PublicHeader({ onLanding }: { readonly onLanding: boolean }) {
  const base = onLanding ? '' : '/'
  return (
    <header className="no-print sticky top-0 z-30 border-b border-hair bg-paper">
      <div className="mx-auto flex h-16 max-w-[86rem] items-center gap-6 px-4 tablet:px-8">
        <a
          href={onLanding ? '#top' : '/'}
          aria-label="Plumbline, to the top"
          className="mr-auto flex"
        >
          <Logo />
        </a>
        <nav aria-label="Sections" className="hidden gap-7 tablet:flex">
          {sections.map(({ id, label }) => (
            <a key={id} href={`${base}#${id}`} className={link}>
              {label}
            </a>
          ))}
        </nav>
        <span className="hidden items-center gap-3 tablet:flex">
          <ThemeSwitch />
          <a href="/auth" className={link}>
            Sign In
          </a>
          <a href="/auth" className={buttonLook('primary')}>
            Get Started
          </a>
        </span>
        <MobileMenu base={base} />
      </div>
    </header>
  )
}

function MobileMenu({ base }: { readonly base: string }) {
  return (
    <details className="tablet:hidden" data-menu>
      <summary
        aria-label="Menu"
        className="-mr-2 flex size-11 list-none items-center justify-center [&::-webkit-details-marker]:hidden"
      >
        <svg viewBox="0 0 20 20" className="size-6" aria-hidden="true">
          <path d="M3 6h14M3 10h14M3 14h14" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full flex flex-col gap-1 border-b border-hair bg-paper px-4 pb-6 shadow-lift"
      >
        {sections.map(({ id, label }) => (
          <a key={id} href={`${base}#${id}`} onClick={closeMenu} className={link}>
            {label}
          </a>
        ))}
        <a href="/auth" className={link}>
          Sign In
        </a>
        <span className="flex items-center gap-3">
          <a href="/auth" className={`${buttonLook('primary')} grow`}>
            Get Started
          </a>
          <ThemeSwitch />
        </span>
      </nav>
    </details>
  )
}

function closeMenu(event: { readonly currentTarget: Element }): void {
  event.currentTarget.closest('details')?.removeAttribute('open')
}
