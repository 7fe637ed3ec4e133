import type { FindingWords } from '@plumbline/contract'
import { useId, useState } from 'react'
import { originWords } from '../format/origin-words.ts'

const readers = { reviewer: 'me', provider: 'the provider', patient: 'the patient' } as const

export type Reader = keyof typeof readers

/** A finding for somebody outside the trade, with who wrote the words; the rule's own stand above. */
export function PlainWords({
  words,
  first,
}: {
  readonly words: FindingWords
  /** For whom they are until another reader is chosen. */
  readonly first: Reader
}) {
  const [reader, setReader] = useState(first)
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-4 border-l-2 border-hair pl-3">
      <div className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p id={id} className="text-small font-semibold text-soft">
          In plain words
        </p>
        <label className="text-small text-soft">
          for{' '}
          <select
            value={reader}
            className="min-h-8 rounded-control border border-edge bg-sheet px-2 text-ink max-tablet:min-h-11"
            onChange={({ target }) => {
              setReader(readerNamed(target.value))
            }}
          >
            {Object.entries(readers).map(([name, shown]) => (
              <option key={name} value={name}>
                {shown}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p>{words[reader]}</p>
      <p className="mt-1 text-small text-soft">{originWords[words.by]}</p>
    </section>
  )
}

function readerNamed(name: string): Reader {
  return name === 'provider' || name === 'patient' ? name : 'reviewer'
}
