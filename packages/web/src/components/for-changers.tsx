import type { ReactNode } from 'react'
import { useMayChange } from '../api/may-change.ts'

/** What changes something is shown to those who may change it; whoever only reads is shown `instead`, if anything. */
export function ForChangers({
  instead = null,
  children,
}: {
  readonly instead?: ReactNode
  readonly children: ReactNode
}) {
  return useMayChange() ? children : instead
}
