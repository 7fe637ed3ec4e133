import type { ReviewActions } from './use-review.tsx'

/** The letters of the actions on a finding. */
export function keysOf(
  actions: ReviewActions,
): Readonly<Record<'c' | 'd' | 'i' | 'n' | 'u', () => void>> {
  return {
    c: actions.confirm,
    d: actions.dismiss,
    i: actions.needInformation,
    n: actions.note,
    u: actions.undo,
  }
}
