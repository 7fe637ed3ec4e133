import type { LetterWhole } from '@plumbline/contract'
import { useMemo } from 'react'
import { useMayChange } from '../../api/may-change.ts'
import { askedAs, goTo } from './asks.ts'
import { letterOnPaper } from './letter-paper.tsx'

/** The letter as it reads now; what it lacks leads to the field that states it. */
export function LetterSheet({ letter }: { readonly letter: LetterWhole }) {
  const content = useMemo(
    () => letterOnPaper(letter.html, (words) => <Needed words={words} asks={letter.asks} />),
    [letter.html, letter.asks],
  )
  return (
    <div
      role="region"
      aria-label="The letter as it reads now"
      tabIndex={0}
      className="letter-paper overflow-auto border border-hair bg-sheet p-5 tablet:p-8 desktop:max-h-[calc(100dvh-7rem)] print:max-h-none print:border-0 print:p-0"
    >
      {content}
    </div>
  )
}

/** No line begins with the full stop or parenthesis that follows. */
const wordJoiner = '\u2060'

function Needed({ words, asks }: { readonly words: string; readonly asks: LetterWhole['asks'] }) {
  const text = `[NEEDED: ${words}]`
  const mayChange = useMayChange()
  const ask = askedAs(words, asks)
  if (!ask || !mayChange) return <mark className="bg-tint font-bold text-ink">{text}</mark>
  return (
    <>
      <button
        type="button"
        className="inline bg-tint text-left font-bold text-ink underline decoration-metal underline-offset-2"
        onClick={() => {
          goTo(ask)
        }}
      >
        {text}
      </button>
      {wordJoiner}
    </>
  )
}
