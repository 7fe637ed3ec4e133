import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { newCasePath } from '../../shell/case-start.ts'
import { keysOf } from '../../shell/review/keys-of.ts'
import { useKeys } from '../../shell/review/single-keys.ts'
import type { ReviewActions } from '../../shell/review/use-review.tsx'
import type { useRows } from './use-rows.ts'
import { useMayChange } from '../../api/may-change.ts'

/** The letters of the list. Once rows are selected, those that decide belong to the selection. */
export function useWorklistKeys(
  rows: ReturnType<typeof useRows>,
  actions: ReviewActions,
  field: RefObject<HTMLInputElement | null>,
  openHelp: () => void,
): void {
  const navigate = useNavigate()
  const mayChange = useMayChange()
  const { c, d, i, ...others } = keysOf(actions)
  const ofOne = {
    c,
    d,
    i,
    a: () => {
      rows.selectAll(true)
    },
  }
  useKeys({
    ...rows.keys,
    ...(mayChange && others),
    ...(mayChange && rows.selected.size === 0 && ofOne),
    '/': () => field.current?.focus(),
    '?': openHelp,
    ...(mayChange && { s: () => void navigate(newCasePath) }),
  })
}
