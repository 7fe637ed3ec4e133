import type { ReactNode } from 'react'

/** A sheet of paper on the page: a hairline round it, its heading on top. */
export function Panel({
  heading,
  children,
  className = '',
}: {
  readonly heading?: ReactNode
  readonly children: ReactNode
  readonly className?: string
}) {
  return (
    <section className={`border border-hair bg-sheet p-5 tablet:p-6 ${className}`}>
      {heading && <h2 className="mb-4 text-lead font-semibold">{heading}</h2>}
      {children}
    </section>
  )
}
