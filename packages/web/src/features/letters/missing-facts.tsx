import type { LetterWhole } from '@plumbline/contract'
import { useMayChange } from '../../api/may-change.ts'
import { askedAs, goTo } from './asks.ts'
import { missingSaid } from './missing-count.tsx'

/** What keeps a letter from being final, each leading to its field. */
export function MissingFacts({
  letter: { missing, asks },
  onGo,
}: {
  readonly letter: LetterWhole
  /** Before a field gets the focus: what lies above it closes. */
  readonly onGo: () => void
}) {
  return (
    <section aria-label="Missing facts">
      <p role="status" className="mb-2 font-semibold">
        {missingSaid(missing.length)}
      </p>
      <ul>
        {missing.map(({ fact, why }) => (
          <li key={fact} className="border-t border-hair py-1.5">
            <Fact words={fact} asks={asks} onGo={onGo} />
            <span className="block text-small text-soft">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Fact({
  words,
  asks,
  onGo,
}: {
  readonly words: string
  readonly asks: LetterWhole['asks']
  readonly onGo: () => void
}) {
  const mayChange = useMayChange()
  const ask = askedAs(words, asks)
  if (!ask || !mayChange) return words
  return (
    <button
      type="button"
      className="text-link min-h-8 text-left"
      onClick={() => {
        onGo()
        // Whatever closes gives the focus back first.
        setTimeout(() => {
          goTo(ask)
        })
      }}
    >
      {words}
    </button>
  )
}
