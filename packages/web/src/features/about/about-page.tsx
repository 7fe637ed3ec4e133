import { BackButton } from '../../components/back-button.tsx'
import { audiences, values } from './about-copy.ts'

export function AboutPage() {
  return (
    <article className="mx-auto max-w-[46rem]">
      <BackButton />
      <h1 className="mt-6 mb-6 text-title font-light tracking-tight">About Plumbline</h1>
      <p className="mb-4 text-lead">
        A plumb line shows what is true without arguing. We do the same for claims: each line is
        held against the rules that governed it on its day, and what is off is shown with its
        source.
      </p>
      <p className="text-soft">
        Founded in 2025, Plumbline audits medical and pharmacy claims with AI for those who pay
        them, review them or dispute them.
      </p>
      <h2 className="mt-12 mb-4 border-t border-ink pt-4 text-heading font-light">
        Who we work for
      </h2>
      <ul>
        {audiences.map(({ name, need }) => (
          <li
            key={name}
            className="grid gap-x-6 border-b border-hair py-3 tablet:grid-cols-[15rem_1fr]"
          >
            <span className="font-semibold">{name}</span>
            <span className="text-soft">{need}</span>
          </li>
        ))}
      </ul>
      <h2 className="mt-12 mb-4 border-t border-ink pt-4 text-heading font-light">
        What we hold to
      </h2>
      <dl className="grid gap-x-10 gap-y-6 tablet:grid-cols-2">
        {values.map(({ name, text }) => (
          <div key={name}>
            <dt className="text-lead">{name}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
