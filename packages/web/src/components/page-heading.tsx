import type { ReactNode } from 'react'

/** The title of a screen, and what may be done with the whole of it. */
export function PageHeading({
  title,
  children,
}: {
  readonly title: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
      <h1 className="text-figure font-light tracking-tight">{title}</h1>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </header>
  )
}
