import type { CaseMoney } from '@plumbline/contract'
import { Link } from 'react-router'
import { roundDollars } from '../../format/money.ts'

const steps = ['identified', 'confirmed', 'requested', 'agreed', 'recovered'] as const
export type MoneyStep = (typeof steps)[number]

const labels: Readonly<Record<MoneyStep, string>> = {
  identified: 'Identified',
  confirmed: 'Confirmed',
  requested: 'Requested',
  agreed: 'Agreed',
  recovered: 'Recovered',
}

/** From identified to recovered dollars: five figures, each drawn as its part of the first. */
export function MoneySteps({
  label,
  money,
  before,
  to = {},
}: {
  readonly label: string
  readonly money: CaseMoney
  /** The same of the period before. */
  readonly before?: CaseMoney | null
  /** Where a figure leads: to the list that it counts. */
  readonly to?: Readonly<Partial<Record<MoneyStep, string>>>
}) {
  const whole = Math.max(1, ...steps.map((step) => money[step]))
  return (
    <dl aria-label={label} className="grid border-t border-ink tablet:grid-cols-5 tablet:gap-x-4">
      {steps.map((step) => (
        <div
          key={step}
          className="relative grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-hair py-2 tablet:block tablet:border-0 tablet:py-3"
        >
          <dt className="text-small text-soft">{labels[step]}</dt>
          <dd className="text-lead tablet:text-heading tablet:font-light">
            <Figure amount={money[step]} to={to[step]} name={labels[step]} />
          </dd>
          {before && (
            <dd className="col-span-2 text-small text-soft">
              {`${roundDollars(before[step])} in the period before`}
            </dd>
          )}
          <dd aria-hidden="true" className="col-span-2 mt-1">
            <svg className="block h-1.5 w-full">
              <rect width="100%" height="100%" className="fill-hair" />
              <rect
                width={`${(money[step] / whole) * 100}%`}
                height="100%"
                className="fill-metal-light"
              />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Figure({
  amount,
  to,
  name,
}: {
  readonly amount: number
  readonly to: string | undefined
  readonly name: string
}) {
  const text = roundDollars(amount)
  if (to === undefined) return text
  return (
    <Link
      to={to}
      aria-label={`${name}: ${text}, show the list`}
      className="text-link after:absolute after:inset-0"
    >
      {text}
    </Link>
  )
}
