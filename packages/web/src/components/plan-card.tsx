import type { Plan } from '@plumbline/contract'
import type { ReactNode } from 'react'

/** A plan as every screen shows it; `children` is what may be done with it. */
export function PlanCard({
  plan,
  headingLevel: Heading = 'h2',
  children,
}: {
  readonly plan: Plan
  readonly headingLevel?: 'h2' | 'h3'
  readonly children: ReactNode
}) {
  const [amount, period] = plan.priceText.split('/')
  return (
    <article
      aria-label={plan.name}
      className={`flex flex-col border bg-sheet p-6 ${plan.mostPopular ? 'border-ink' : 'border-hair'}`}
    >
      <header className="mb-1 flex items-center justify-between gap-3">
        <Heading className="text-lead font-semibold">{plan.name}</Heading>
        {plan.mostPopular && (
          <span className="border-b-2 border-metal-light text-small font-semibold">
            Most Popular
          </span>
        )}
      </header>
      <p className="mb-4 text-small text-soft">{plan.description}</p>
      <p className="mb-5 text-figure font-light tracking-tight">
        {amount}
        {period && (
          <span className="text-body font-normal tracking-normal text-soft">/{period}</span>
        )}
      </p>
      <ul className="mb-8 grow">
        {plan.features.map((feature) => (
          <li key={feature} className="border-b border-hair py-1.5 last:border-0">
            {feature}
          </li>
        ))}
      </ul>
      {children}
    </article>
  )
}
