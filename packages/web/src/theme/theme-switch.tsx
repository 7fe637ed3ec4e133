import { useSyncExternalStore, type ComponentProps } from 'react'
import {
  chooseTheme,
  chosenTheme,
  onThemeChange,
  themeAfter,
  themeLabel,
  type Theme,
} from './theme.ts'

/** The chosen theme, kept up to date. */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, chosenTheme, () => 'system')
}

/** Steps through the system's theme, light and dark. */
export function ThemeSwitch(props: Omit<ComponentProps<'button'>, 'onClick'>) {
  const theme = useTheme()
  return (
    <button
      type="button"
      data-theme-switch
      aria-label={themeLabel(theme)}
      title={themeLabel(theme)}
      {...props}
      onClick={() => {
        chooseTheme(themeAfter(theme))
      }}
      className="inline-flex size-10 items-center justify-center text-soft hover:text-ink"
    >
      <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
        <circle cx="10" cy="10" r="7.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" fill="currentColor" />
      </svg>
    </button>
  )
}
