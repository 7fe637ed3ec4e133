import type { ReactNode } from 'react'

/** A section that hangs on the plumb line: a mark on the line, the name beside it. */
export function LandingSection({
  id,
  label,
  heading,
  children,
}: {
  readonly id: string
  readonly label: string
  readonly heading: string
  readonly children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="relative pt-16 tablet:pt-28">
      <svg
        viewBox="0 0 12 12"
        aria-hidden="true"
        className="absolute top-[4.15rem] -left-[2.35rem] size-3 tablet:top-[7.15rem] tablet:-left-[6.87rem]"
      >
        <path className="fill-paper stroke-metal" strokeWidth="1.4" d="M6 1 11 6 6 11 1 6z" />
      </svg>
      <p className="label mb-2">{label}</p>
      <h2
        id={`${id}-heading`}
        className="mb-10 max-w-3xl text-[clamp(1.75rem,3.6vw,2.75rem)] leading-[1.12] font-light tracking-tight"
      >
        {heading}
      </h2>
      {children}
    </section>
  )
}
