import type { LetterWhole } from '@plumbline/contract'
import { keyOf, type Ask } from './asks.ts'
import { FactField } from './fact-field.tsx'

/** Facts that were stated already, folded: they are read in the letter, and changed here. */
export function StatedFacts({
  letter,
  asks,
}: {
  readonly letter: LetterWhole
  readonly asks: readonly Ask[]
}) {
  if (asks.length === 0) return null
  return (
    <details className="group border border-hair bg-sheet">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold">
        {asks.length === 1
          ? '1 fact is stated already'
          : `${String(asks.length)} facts are stated already`}
        <span className="ml-auto text-small font-normal text-soft group-open:hidden">Change</span>
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        {asks.map((ask) => (
          <FactField key={keyOf(ask)} letter={letter} ask={ask} />
        ))}
      </div>
    </details>
  )
}
