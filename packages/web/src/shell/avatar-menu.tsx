import type { User } from '@plumbline/contract'
import { DropdownMenu } from 'radix-ui'
import { useNavigate } from 'react-router'
import { chooseDensity, useDensity } from '../theme/density.ts'
import { useTheme } from '../theme/theme-switch.tsx'
import { chooseTheme, themeAfter, themeLabel } from '../theme/theme.ts'
import { Avatar } from './avatar.tsx'
import { setPaletteOpen } from './palette-open.ts'
import { fullNameOf, initialsOf } from './initials.ts'

const entries: readonly Entry[] = [
  { path: '/plan-rules', label: 'Plan Rules', ofClients: true },
  { path: '/team', label: 'Team', ofClients: true },
  { path: '/profile', label: 'Profile' },
  { path: '/billing', label: 'Billing & Plan', ofClients: true, ofOwners: true },
  { path: '/logout', label: 'Log out' },
]

interface Entry {
  readonly path: string
  readonly label: string
  /** Administrators have no claims, nothing that judges them, and no plan. */
  readonly ofClients?: true
  /** Whoever works in another's account leaves it to them. */
  readonly ofOwners?: true
}

const item = 'flex min-h-11 items-center px-4 outline-none data-highlighted:bg-tint'

function WhoItIs({ user }: { readonly user: User }) {
  const name = fullNameOf(user)
  return (
    <DropdownMenu.Label className="border-b border-hair px-4 pb-3">
      {name && <span className="block font-semibold">{name}</span>}
      <span className="block text-small break-all text-soft">{user.email}</span>
      {user.team && <span className="block text-small text-metal">for {user.team.owner}</span>}
      {user.role === 'admin' && <span className="block text-small text-metal">Administrator</span>}
    </DropdownMenu.Label>
  )
}

/** Theme and rows; the menu stays open, so that the change is seen beside it. */
function LooksOfApp() {
  const theme = useTheme()
  const density = useDensity()
  return (
    <>
      <DropdownMenu.Item
        onSelect={(event) => {
          event.preventDefault()
          chooseTheme(themeAfter(theme))
        }}
        className={`${item} tablet:hidden`}
      >
        {themeLabel(theme)}
      </DropdownMenu.Item>
      <DropdownMenu.Item
        onSelect={(event) => {
          event.preventDefault()
          chooseDensity(density === 'compact' ? 'comfortable' : 'compact')
        }}
        className={`${item} max-desktop:hidden`}
      >
        {density === 'compact'
          ? 'Rows: Compact. Switch to Comfortable'
          : 'Rows: Comfortable. Switch to Compact'}
      </DropdownMenu.Item>
    </>
  )
}

/** Not modal: a modal menu injects a style element, which the content security policy refuses. */
export function AvatarMenu({ user }: { readonly user: User }) {
  const navigate = useNavigate()
  const shown = entries.filter(
    ({ ofClients, ofOwners }) =>
      (ofClients !== true || user.role === 'client') &&
      (ofOwners !== true || user.team === undefined),
  )
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={`Account menu, ${initialsOf(user)}`}
        className="rounded-full"
      >
        <Avatar user={user} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        className="z-40 min-w-60 border-t-4 border-metal-light bg-sheet py-2 shadow-lift outline-1 outline-hair"
      >
        <WhoItIs user={user} />
        <LooksOfApp />
        <DropdownMenu.Item
          onSelect={() => {
            // The menu gives the focus back first, so that the dialog can give it back there.
            setTimeout(setPaletteOpen, 0, true)
          }}
          className={`${item} justify-between gap-6`}
        >
          Go to…
          <kbd className="text-small text-soft max-tablet:hidden">Ctrl K</kbd>
        </DropdownMenu.Item>
        {shown.map(({ path, label }) => (
          <DropdownMenu.Item key={path} onSelect={() => void navigate(path)} className={item}>
            {label}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
