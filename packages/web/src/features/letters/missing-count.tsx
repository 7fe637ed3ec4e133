import type { LetterWhole } from '@plumbline/contract'
import { useMayChange } from '../../api/may-change.ts'
import { askedAs, goTo } from './asks.ts'

/** How many facts a letter lacks, and the way to the first: each field says itself what it is needed for. */
export function MissingCount({ letter: { missing, asks } }: { readonly letter: LetterWhole }) {
  const mayChange = useMayChange()
  const first = missing.map(({ fact }) => askedAs(fact, asks)).find((ask) => ask !== undefined)
  const elsewhere = missing.filter(({ fact }) => !mayChange || askedAs(fact, asks) === undefined)
  return (
    <section aria-label="Missing facts">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span role="status" className="font-semibold">
          {missingSaid(missing.length)}
        </span>
        {first && mayChange && (
          <button
            type="button"
            className="text-link min-h-9"
            onClick={() => {
              goTo(first)
            }}
          >
            Go to the first
          </button>
        )}
      </p>
      <ul>
        {elsewhere.map(({ fact, why }) => (
          <li key={fact} className="border-t border-hair py-1.5">
            {fact}
            <span className="block text-small text-soft">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How many facts are missing, in words. */
export function missingSaid(count: number): string {
  if (count === 0) return 'Nothing is missing'
  return `${String(count)} ${count === 1 ? 'fact is' : 'facts are'} missing`
}
