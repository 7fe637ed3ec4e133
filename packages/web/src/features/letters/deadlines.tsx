import type { LetterWhole } from '@plumbline/contract'
import { dayOf } from '../../format/dates.ts'

/** Last days, each with how it was counted and who says so. */
export function Deadlines({ letter: { deadlines } }: { readonly letter: LetterWhole }) {
  if (deadlines.length === 0) return null
  return (
    <section aria-label="Deadlines">
      <h2 className="mb-2 font-semibold">Deadlines</h2>
      <dl>
        {deadlines.map(({ what, lastDay, because, source }) => (
          <div key={what} className="border-t border-hair py-1.5">
            <dt className="flex flex-wrap justify-between gap-x-4">
              <span>{what}</span>
              <strong>{dayOf(lastDay)}</strong>
            </dt>
            <dd className="text-small text-soft">{`Because: ${because} ${source}.`}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
