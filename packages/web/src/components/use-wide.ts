import { useSyncExternalStore } from 'react'

/** Whether there is the room of a desktop now; follows the window. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const room = query()
      room.addEventListener('change', changed)
      return () => {
        room.removeEventListener('change', changed)
      }
    },
    () => query().matches,
  )
}

function query(): MediaQueryList {
  return window.matchMedia('(min-width: 64rem)')
}
