export type Theme = 'system' | 'light' | 'dark'
const key = 'plumbline.theme'
const listeners = new Set<() => void>()
const following: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }
const words: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' }

/** The theme on the page; `before-paint.js` has put the chosen one there already. */
export function chosenTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Puts a theme on the page and remembers it where storage is allowed. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  remember(theme)
  for (const listener of listeners) listener()
}

function remember(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // The choice holds for this page.
  }
}

/** Tells of changes of the theme; answers how to stop. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function themeAfter(theme: Theme): Theme {
  return following[theme]
}

/** What the switch says of itself. */
export function themeLabel(theme: Theme): string {
  return `Theme: ${words[theme]}. Switch to ${words[following[theme]]}`
}
