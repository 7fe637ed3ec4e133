import type { User } from '@plumbline/contract'
import { Tooltip, TooltipProvider } from '../components/tooltip.tsx'
import { ThemeSwitch, useTheme } from '../theme/theme-switch.tsx'
import { themeLabel } from '../theme/theme.ts'
import { AvatarMenu } from './avatar-menu.tsx'

/** The end of the bar: the theme, and the account's menu, which has the theme on a phone. */
export function AccountTools({ user }: { readonly user: User }) {
  const theme = useTheme()
  return (
    <TooltipProvider>
      <span className="max-tablet:hidden">
        <Tooltip text={themeLabel(theme)}>
          <ThemeSwitch title={undefined} />
        </Tooltip>
      </span>
      <AvatarMenu user={user} />
    </TooltipProvider>
  )
}
