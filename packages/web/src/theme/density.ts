import { useSyncExternalStore } from 'react'

export type Density = 'comfortable' | 'compact'
const key = 'plumbline.density'
const listeners = new Set<() => void>()

/** How close things stand; `before-paint.js` has put what was chosen on the page already. */
export function chosenDensity(): Density {
  return document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'comfortable'
}

/** Puts a density on the page and remembers it where storage is allowed. Below a desktop's width all stays comfortable. */
export function chooseDensity(density: Density): void {
  if (density === 'compact') document.documentElement.dataset['density'] = density
  else delete document.documentElement.dataset['density']
  remember(density)
  for (const listener of listeners) listener()
}

function remember(density: Density): void {
  try {
    if (density === 'compact') localStorage.setItem(key, density)
    else localStorage.removeItem(key)
  } catch {
    // The choice holds for this page.
  }
}

/** The chosen density, kept up to date. */
export function useDensity(): Density {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    chosenDensity,
    () => 'comfortable',
  )
}
