import type { ErrorFlag } from '@plumbline/contract'

const shapes: Record<ErrorFlag, string> = {
  Flagged: 'fill-ink stroke-ink',
  'Needs Review': 'fill-transparent stroke-metal',
  Clean: 'fill-transparent stroke-edge',
  Pending: 'fill-transparent stroke-edge',
}

/** A claim's status as the report prints it: a shape and its word, never color alone. */
export function StatusMark({
  status,
  label = status,
}: {
  readonly status: ErrorFlag
  readonly label?: string
}) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <svg viewBox="0 0 12 12" className="size-3 shrink-0" aria-hidden="true">
        <path
          className={shapes[status]}
          strokeWidth="1.4"
          strokeDasharray={status === 'Pending' ? '1.6 1.6' : undefined}
          d="M6 1 11 6 6 11 1 6z"
        />
        {status === 'Needs Review' && <path className="fill-metal" d="M6 1v10L1 6z" />}
      </svg>
      {label}
    </span>
  )
}
