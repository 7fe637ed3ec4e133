import { lazy, type ComponentType } from 'react'

/** How long after its screen a part is fetched that nobody has asked for. */
const afterMs = 3_000
/** A browser that never rests gets it then all the same. */
const longestWaitMs = 1_500

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A part of a screen that its first sight does without: fetched when it is first shown, or a
 * moment later in any case, so that it is there when it is asked for.
 */
export function soon<Props>(load: Load<Props>) {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const fetched = () => (loading ??= load().then((Part) => ({ default: Part })))
  if (typeof document !== 'undefined') {
    setTimeout(() => {
      // Where it fails now, it is tried again when it is asked for.
      fetched().catch(() => (loading = undefined))
    }, afterMs)
  }
  return lazy(fetched)
}

/** A part that is shown from the start, but after everything else: once the browser rests. */
export function atLeisure<Props>(load: Load<Props>) {
  return lazy(async () => {
    await rest()
    return { default: await load() }
  })
}

function rest(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no way to tell.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: longestWaitMs })
    else setTimeout(resolve, 100)
  })
}
