import type { LetterWhole } from '@plumbline/contract'
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react'
import { goTo, groupsOf, keyOf, nextMissing } from './asks.ts'
import { FactField } from './fact-field.tsx'
import { StatedFacts } from './stated-facts.tsx'

/**
 * All that a letter asks for; what is typed is kept at once. Facts that were stated before the form
 * was opened stand folded. Enter leads to the next fact that is missing, and past the last to `onDone`.
 */
export function FactForm({
  letter,
  begins = false,
  onDone,
}: {
  readonly letter: LetterWhole
  /** The first missing fact gets the focus. */
  readonly begins?: boolean
  readonly onDone?: () => void
}) {
  const [stated] = useState(
    () => new Set(letter.asks.filter(({ value }) => value !== '').map(keyOf)),
  )
  useBeginning(letter, begins)
  const onward = (event: KeyboardEvent) => {
    const { key, target } = event
    const typed = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    if (key !== 'Enter' || !typed) return
    event.preventDefault()
    const next = nextMissing(letter, target)
    if (next) goTo(next)
    else onDone?.()
  }
  return (
    <div className="grid gap-6" onKeyDown={onward}>
      <StatedFacts letter={letter} asks={letter.asks.filter((ask) => stated.has(keyOf(ask)))} />
      {groupsOf(letter.asks.filter((ask) => !stated.has(keyOf(ask)))).map(({ heading, asks }) => (
        <fieldset key={heading} className="grid gap-4">
          <legend className="mb-3 border-b border-hair pb-1 text-small font-semibold text-soft">
            {heading}
          </legend>
          {asks.map((ask) => (
            <FactField key={keyOf(ask)} letter={letter} ask={ask} />
          ))}
        </fieldset>
      ))}
      <p className="text-small text-soft">
        What you type is kept as you type, and the letter follows. Enter leads to the next fact that
        is missing.
      </p>
    </div>
  )
}

function useBeginning(letter: LetterWhole, begins: boolean): void {
  const begin = useEffectEvent(() => {
    const first = nextMissing(letter)
    if (first) goTo(first)
  })
  useEffect(() => {
    if (!begins) return undefined
    // A new screen takes the focus first.
    const timer = setTimeout(() => {
      begin()
    })
    return () => {
      clearTimeout(timer)
    }
  }, [begins])
}
