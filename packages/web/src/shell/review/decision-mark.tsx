import { decisionNames, type Decision } from '@plumbline/contract'

const looks: Readonly<Record<Decision, { shape: string; color: string }>> = {
  open: { shape: 'M2 6h8', color: 'text-soft' },
  confirmed: { shape: 'm2 6.5 3 3 5-7', color: 'text-good' },
  dismissed: { shape: 'm2.5 2.5 7 7m0-7-7 7', color: 'text-soft' },
  'needs-information': { shape: 'M3.5 4.2a2.5 2.5 0 1 1 2.5 2.6V8m0 2.4v.4', color: 'text-metal' },
}

/** What was decided, as a shape and its word. */
export function DecisionMark({
  decision,
  short = false,
}: {
  readonly decision: Decision
  /** For a narrow column. */
  readonly short?: boolean
}) {
  const { shape, color } = looks[decision]
  const word = short && decision === 'needs-information' ? 'Needs info' : decisionNames[decision]
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${color}`}>
      <svg viewBox="0 0 12 12" className="size-3 shrink-0" aria-hidden="true">
        <path className="fill-transparent stroke-current" strokeWidth="1.6" d={shape} />
      </svg>
      {word}
    </span>
  )
}
