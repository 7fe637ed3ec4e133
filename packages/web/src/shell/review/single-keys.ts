import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const kept = 'plumbline.single-keys'
const listeners = new Set<() => void>()

/** Whether single letters act. Somebody who dictates or types by accident turns them off. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => localStorage.getItem(kept) !== 'off',
    () => true,
  )
}

export function setSingleKeys(on: boolean): void {
  localStorage.setItem(kept, on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

/** Runs what a key stands for, unless somebody types, a dialog is open or keys are turned off. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const on = useSingleKeys()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    if (run === undefined || isMeantElsewhere(event)) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    if (!on) return undefined
    const listen = (event: KeyboardEvent) => {
      press(event)
    }
    window.addEventListener('keydown', listen)
    return () => {
      window.removeEventListener('keydown', listen)
    }
  }, [on])
}

function isMeantElsewhere({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true
  if (document.querySelector('dialog[open]') !== null) return true
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox'
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
