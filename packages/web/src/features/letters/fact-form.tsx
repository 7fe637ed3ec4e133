import type { LetterWhole } from '@plumbline/contract'
import { groupsOf, keyOf } from './asks.ts'
import { FactField } from './fact-field.tsx'

/** All that a letter asks for; what is typed is kept at once. */
export function FactForm({ letter }: { readonly letter: LetterWhole }) {
  return (
    <div className="grid gap-6">
      {groupsOf(letter.asks).map(({ heading, asks }) => (
        <fieldset key={heading} className="grid gap-4">
          <legend className="mb-3 border-b border-hair pb-1 text-small font-semibold text-soft">
            {heading}
          </legend>
          {asks.map((ask) => (
            <FactField key={keyOf(ask)} caseId={letter.caseId} ask={ask} />
          ))}
        </fieldset>
      ))}
      <p className="text-small text-soft">
        What you type is kept as you type, and the letter follows.
      </p>
    </div>
  )
}
