import { useSyncExternalStore } from 'react'

/** Whether there is the room of a desktop now (`desktop`): for a panel beside a list, for filters in a row. */
export function isWide(): boolean {
  return room().matches
}

/** The same, following the window. */
export function useWide(): boolean {
  return useSyncExternalStore((changed) => {
    const media = room()
    media.addEventListener('change', changed)
    return () => {
      media.removeEventListener('change', changed)
    }
  }, isWide)
}

function room(): MediaQueryList {
  return window.matchMedia('(min-width: 64rem)')
}
