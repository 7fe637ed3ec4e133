import { toast as limits } from '@plumbline/contract'
import { useSyncExternalStore } from 'react'

export interface Toast {
  readonly id: number
  readonly title: string
  readonly description?: string | undefined
  readonly variant: 'default' | 'destructive'
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
  readonly open: boolean
}

let current: Toast | undefined
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a toast in the place of any other: one is visible at a time. */
export function showToast(
  toast: Pick<Toast, 'title' | 'description' | 'action'> & { variant?: Toast['variant'] },
): void {
  lastId += 1
  set({ variant: 'default', ...toast, id: lastId, open: true })
}

/** A failure, in the destructive variant. */
export function showFailure(title: string, description: string): void {
  showToast({ title, description, variant: 'destructive' })
}

/** Closes a toast; it stays mounted for its way out and is removed later. */
export function dismissToast(id: number): void {
  if (current?.id !== id) return
  set({ ...current, open: false })
  setTimeout(() => {
    if (current?.id === id) set(undefined)
  }, limits.removalMs)
}

export function useToast(): Toast | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
}

function set(toast: Toast | undefined): void {
  current = toast
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
