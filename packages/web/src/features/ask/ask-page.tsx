import {
  questionMaximumLength,
  reviewCalls,
  type QuestionAnswer,
  type QuestionAsked,
} from '@plumbline/contract'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useSearchParams } from 'react-router'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { showFailure } from '../../toast/toasts.ts'
import { AnswerCard } from './answer-card.tsx'
import { Examples } from './examples.tsx'

/** Questions about findings in one's own words, answered by the figures that the lists show. */
export function AskPage() {
  const [search] = useSearchParams()
  const upload = search.get('upload') ?? undefined
  const [question, setQuestion] = useState('')
  const ask = useAsk(upload)
  const send = (asked: string) => {
    setQuestion(asked)
    ask.mutate({ question: asked })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(question)
  }
  const answer = ask.data
  return (
    <div className="mx-auto max-w-[60rem]">
      <PageHeading title="Ask the Audit">
        <ButtonLink look="secondary" to={upload === undefined ? '/findings' : `/uploads/${upload}`}>
          Back to Findings
        </ButtonLink>
      </PageHeading>
      <form
        noValidate
        onSubmit={submit}
        className="mb-6 grid items-end gap-3 tablet:grid-cols-[1fr_auto]"
      >
        <TextField
          label="Your question"
          value={question}
          maxLength={questionMaximumLength}
          autoComplete="off"
          placeholder="How much do duplicates cost, by provider, since July?"
          onChange={({ target }) => {
            setQuestion(target.value)
          }}
        />
        <Button type="submit" disabled={ask.isPending}>
          {ask.isPending ? 'Counting...' : 'Ask'}
        </Button>
      </form>
      <div aria-live="polite">
        {answer?.kind === 'answer' && (
          <AnswerCard
            answer={answer}
            onPlan={(plan) => {
              ask.mutate({ plan })
            }}
          />
        )}
        {answer?.kind === 'refused' && <p className="mb-4">{answer.message}</p>}
      </div>
      {answer?.kind !== 'answer' && (
        <Examples examples={answer?.examples ?? firstExamples} onAsk={send} />
      )}
    </div>
  )
}

const firstExamples = [
  'How much do duplicates cost, by provider, since July?',
  'Top 5 rules by dollars',
  'How many findings over $500 are still open?',
]

function useAsk(upload: string | undefined) {
  return useMutation({
    mutationFn: (body: QuestionAsked): Promise<QuestionAnswer> =>
      upload === undefined
        ? callEndpoint(reviewCalls.askQuestion, { body })
        : callEndpoint(reviewCalls.askUpload, { params: { id: upload }, body }),
    onError: (error) => {
      showFailure(
        'Not answered',
        messageOf(error, 'The question could not be answered. Please try again.'),
      )
    },
  })
}
