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

/** The same of what was refused, as its check answers it. */
export function showRefusal(refusal: Required<Pick<Toast, 'title' | 'description'>>): void {
  showToast({ ...refusal, variant: 'destructive' })
}

const keptKey = 'plumbline.toast'

/** Keeps a toast for after the page has been loaded anew, which would end it unseen. */
export function keepToast(toast: Pick<Toast, 'title' | 'description'>): void {
  try {
    sessionStorage.setItem(keptKey, JSON.stringify(toast))
  } catch {
    showToast(toast)
  }
}

/** Shows what was kept, once. */
export function showKeptToast(): void {
  try {
    const kept = sessionStorage.getItem(keptKey)
    sessionStorage.removeItem(keptKey)
    if (kept !== null) showToast(JSON.parse(kept) as Pick<Toast, 'title' | 'description'>)
  } catch {
    // Without storage nothing was kept.
  }
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
