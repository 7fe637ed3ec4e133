import { lazy, useEffect, type ComponentType, type LazyExoticComponent } from 'react'

/** How long after its screen a part is fetched that nobody has asked for. */
const afterMs = 3_000
/** A browser that never rests gets it then all the same. */
const longestWaitMs = 1_500

type Load<Props> = () => Promise<ComponentType<Props>>

interface LaterPart<Props> {
  readonly Part: LazyExoticComponent<ComponentType<Props>>
  readonly prefetch: () => void
}

/** A part of a screen that its first sight does without; fetched when shown, or by `useSoon`. */
export function later<Props>(load: Load<Props>): LaterPart<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const fetched = () => (loading ??= load().then((Part) => ({ default: Part })))
  return {
    Part: lazy(fetched),
    prefetch() {
      // Where it fails now, it is tried again when it is asked for.
      fetched().catch(() => (loading = undefined))
    },
  }
}

/** Fetches a part a moment after the screen that may show it, so that it is there by then. */
export function useSoon({ prefetch }: Pick<LaterPart<never>, 'prefetch'>): void {
  useEffect(() => {
    const timer = setTimeout(prefetch, afterMs)
    return () => {
      clearTimeout(timer)
    }
  }, [prefetch])
}

/**
 * A part that is shown from the start, but after everything else: once the browser rests. Where it
 * cannot be had, the screen stands without it.
 */
export function atLeisure<Props>(load: Load<Props>) {
  return lazy(async () => {
    await rest()
    const Part: ComponentType<Props> = await load().catch(() => Nothing)
    return { default: Part }
  })
}

function Nothing(): null {
  return null
}

function rest(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no way to tell.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: longestWaitMs })
    else setTimeout(resolve, 100)
  })
}
