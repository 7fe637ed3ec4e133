import type { User } from '@plumbline/contract'
import { lazy, Suspense, useEffect } from 'react'
import { setPaletteOpen, usePaletteOpen } from '../shell/palette-open.ts'

const Palette = lazy(async () => ({
  default: (await import('../features/palette/palette.tsx')).Palette,
}))

/** Ctrl-K, or Command-K on a Mac: everywhere, but not over a dialog that asks something. */
export function PaletteKey({ user }: { readonly user: User }) {
  const open = usePaletteOpen()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      setPaletteOpen(true)
    }
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', press)
    }
  }, [])
  if (!open) return null
  return (
    <Suspense>
      <Palette
        user={user}
        onClose={() => {
          setPaletteOpen(false)
        }}
      />
    </Suspense>
  )
}
