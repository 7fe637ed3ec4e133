import { caseCalls, type LetterWhole } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { callEndpoint, endpointKey } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { originWords } from '../../format/origin-words.ts'
import { showFailure } from '../../toast/toasts.ts'

type Words = LetterWhole['words'][number]
type By = Words['chosen']

/**
 * Who writes what would settle each issue: rules, or a model whose words passed every check. A person
 * reads both and chooses. Room for a model's words is kept, so that nothing moves when they come.
 */
export function LetterArgument({ letter }: { readonly letter: LetterWhole }) {
  const { words, asksModel, state } = letter
  const isDraft = state === 'draft'
  const ask = useLetterWords(letter, () =>
    callEndpoint(caseCalls.askForLetterWords, { params: { id: letter.id } }),
  )
  const open = words.filter(({ byModel }) => byModel === null).length
  if (!asksModel && !words.some(({ chosen }) => chosen === 'model')) return null
  return (
    <section aria-label="Words of the argument">
      <h2 className="mb-2 font-semibold">Words of the argument</h2>
      <p className="mb-3 text-soft">
        {isDraft
          ? 'The letter says under each issue what would settle it. AI words explain why, around the same sentence; the words around it hold no figure, name or law. Read them before you choose them.'
          : 'Who wrote what would settle each issue, as the letter was locked.'}
      </p>
      {words.map((one) => (
        <IssueWords key={one.findingId} letter={letter} words={one} />
      ))}
      {isDraft && asksModel && (
        <div className="flex flex-wrap items-center gap-3 border-t border-hair pt-3">
          <Button
            look="secondary"
            disabled={ask.isPending || open === 0}
            onClick={() => {
              ask.mutate(undefined)
            }}
          >
            {ask.isPending ? 'Asking...' : 'Ask for AI Words'}
          </Button>
          <p role="status" className="text-small text-soft">
            {open === 0
              ? 'AI words stand beside every paragraph.'
              : ask.isSuccess
                ? `${String(open)} of ${String(words.length)} have no AI words: they did not pass the checks, or were not asked for, since one press asks for twelve at most. What rules wrote stays.`
                : 'What is sent is the rule’s own text, nothing of your claims.'}
          </p>
        </div>
      )}
    </section>
  )
}

function IssueWords({ letter, words }: { readonly letter: LetterWhole; readonly words: Words }) {
  const { findingId, title, findings, byRules, byModel, chosen } = words
  const choose = useLetterWords(letter, (by: By) =>
    callEndpoint(caseCalls.chooseLetterWords, {
      params: { id: letter.id },
      body: { findingId, by },
    }),
  )
  const name = useId()
  if (letter.state === 'final') {
    return (
      <div className="border-t border-hair py-3">
        <p className="font-semibold">{title}</p>
        <p className="text-small text-soft">{originWords[chosen]}</p>
      </div>
    )
  }
  const option = (by: By, text: string | null) => (
    <label key={by} className="grid min-h-11 grid-cols-[auto_1fr] gap-x-3 py-1.5">
      <input
        type="radio"
        name={name}
        className="mt-1 size-4 accent-ink"
        checked={chosen === by}
        disabled={text === null || choose.isPending}
        onChange={() => {
          choose.mutate(by)
        }}
      />
      <span>
        <span className="block text-small font-semibold text-soft">{originWords[by]}</span>
        <span className={by === 'model' ? 'block min-h-[9lh] desktop:min-h-[6lh]' : 'block'}>
          {text ?? 'None yet.'}
        </span>
      </span>
    </label>
  )
  return (
    <fieldset className="border-t border-hair py-3">
      <legend className="sr-only">{`Whose words: ${title}`}</legend>
      <p className="font-semibold">
        {findings === 1 ? title : `${title}: below the first of ${String(findings)} findings`}
      </p>
      {option('rules', byRules)}
      {option('model', byModel)}
    </fieldset>
  )
}

function useLetterWords<Given>(letter: LetterWhole, call: (given: Given) => Promise<LetterWhole>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: (whole) => {
      client.setQueryData(endpointKey(caseCalls.letter, { params: { id: letter.id } }), whole)
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'The words could not be changed'))
    },
  })
}
