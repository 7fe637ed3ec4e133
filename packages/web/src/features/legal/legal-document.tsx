import type { ReactNode } from 'react'
import { BackButton } from '../../components/back-button.tsx'

export interface LegalSection {
  readonly heading: string
  readonly body: ReactNode
}

/** A document of numbered sections, for reading and printing. */
export function LegalDocument({
  title,
  effective,
  summary,
  sections,
}: {
  readonly title: string
  readonly effective?: string
  readonly summary: ReactNode
  readonly sections: readonly LegalSection[]
}) {
  return (
    <article className="mx-auto max-w-[46rem]">
      <BackButton />
      <h1 className="mt-6 mb-2 text-title font-light tracking-tight">{title}</h1>
      {effective && <p className="mb-6 text-soft">Effective {effective}</p>}
      <div className="mb-4 border-l-2 border-metal-light pl-5 text-lead">{summary}</div>
      {sections.map(({ heading, body }, index) => (
        <section key={heading} className="mt-10 border-t border-hair pt-6">
          <h2 className="mb-3 text-lead font-semibold">
            <span className="mr-3 font-normal text-metal">{index + 1}</span>
            {heading}
          </h2>
          <div className="grid gap-3 [&_li]:mb-1.5 [&_ul]:list-disc [&_ul]:pl-5">{body}</div>
        </section>
      ))}
    </article>
  )
}
