import type { LookQuestion } from '@plumbline/contract'
import { Panel } from '../../components/panel.tsx'

/** What is asked; what is left as it stands below is answered with yes. */
export function LookQuestions({ questions }: { readonly questions: readonly LookQuestion[] }) {
  if (questions.length === 0) return null
  return (
    <Panel heading={questions.length === 1 ? 'One question' : `${questions.length} questions`}>
      <ul className="grid gap-3">
        {questions.map(({ text }) => (
          <li key={text} className="border-l-4 border-metal pl-3">
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-soft">
        Where it is read right, start the audit below. Where not, choose first what the column
        means.
      </p>
    </Panel>
  )
}
