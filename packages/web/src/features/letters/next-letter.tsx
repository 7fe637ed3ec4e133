import type { LetterWhole } from '@plumbline/contract'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { buttonLook } from '../../components/button-look.ts'
import { Button } from '../../components/button.tsx'
import { useNextLetter } from './use-next-letter.ts'

/** The way on through drafts that are filled in one after the other. */
export function NextLetter({
  letter,
  queue,
}: {
  readonly letter: LetterWhole
  readonly queue: readonly string[]
}) {
  const at = queue.indexOf(letter.id)
  const isFinal = letter.state === 'final'
  const link = useFocusWhen<HTMLAnchorElement>(isFinal)
  const button = useFocusWhen<HTMLButtonElement>(isFinal)
  const goOn = useNextLetter(letter, queue)
  if (at === -1) return null
  const next = queue[at + 1]
  return (
    <nav
      aria-label="Letters to write"
      className="no-print flex flex-wrap items-center justify-between gap-3 border-y border-hair py-2"
    >
      <span className="text-soft">{`Letter ${String(at + 1)} of ${String(queue.length)}`}</span>
      {next === undefined ? (
        <Link ref={link} to="/cases" className={buttonLook('secondary')}>
          All Cases
        </Link>
      ) : (
        <Button
          ref={button}
          look={isFinal ? 'primary' : 'secondary'}
          disabled={goOn.isPending}
          onClick={() => {
            goOn.mutate(next)
          }}
        >
          {goOn.isPending ? 'Opening...' : 'Next Letter'}
        </Button>
      )}
    </nav>
  )
}

/** Once a letter is final, the next step is at hand; the dialog that asked gave the focus back before. */
function useFocusWhen<E extends HTMLElement>(ready: boolean) {
  const element = useRef<E>(null)
  useEffect(() => {
    if (!ready) return undefined
    const timer = setTimeout(() => element.current?.focus())
    return () => {
      clearTimeout(timer)
    }
  }, [ready])
  return element
}
