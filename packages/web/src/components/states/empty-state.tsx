import type { ReactNode } from 'react'
import { PlumbLine } from '../plumb-line.tsx'

/** Nothing here yet: what would be here, and the way to it. Never shown for a failure. */
export function EmptyState({
  title,
  children,
}: {
  readonly title: string
  readonly children?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 pb-12 text-center">
      <PlumbLine className="h-28" />
      <p className="text-lead">{title}</p>
      {children}
    </div>
  )
}
