import type { Change, ListState } from './list-address.ts'

const due = {
  any: 'With a deadline',
  missed: 'Deadline missed',
  week: 'Due within 7 days',
  month: 'Due within 30 days',
} as const

/** Filters that a link brought and no menu shows: each says that it is in force, and can be taken off. */
export function InForce({
  state: { filter },
  onNarrow,
}: {
  readonly state: ListState
  readonly onNarrow: (change: Change) => void
}) {
  const shown = {
    claim: filter.claim && 'One claim',
    patient: filter.patient && 'One patient',
    code: filter.code && `Code ${filter.code}`,
    due: filter.due && due[filter.due],
    inCase: filter.inCase && (filter.inCase === 'no' ? 'In no case' : 'In a case'),
  }
  return Object.entries(shown).map(
    ([name, words]) =>
      words && (
        <button
          key={name}
          type="button"
          className="inline-flex min-h-9 items-center gap-1.5 rounded-control border border-ink px-2.5 text-small font-semibold hover:bg-tint max-tablet:min-h-11"
          onClick={() => {
            onNarrow({ [name]: undefined })
          }}
        >
          {words}
          <span aria-hidden="true">×</span>
          <span className="sr-only"> (take off)</span>
        </button>
      ),
  )
}
