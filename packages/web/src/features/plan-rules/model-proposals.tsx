import { modelCalls, planRuleCalls, type PlanDocumentProposals } from '@plumbline/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { sendForm } from '../../api/send-form.ts'
import { Button } from '../../components/button.tsx'
import { Panel } from '../../components/panel.tsx'
import { several } from '../../format/money.ts'
import { ClausesRead } from './clauses-read.tsx'
import { refusedWords, unreadWords } from './proposal-words.ts'

/** The model's part, where the account lets documents go to one: asked for by a press, for this document alone. */
export function ModelProposals({ file, title }: { readonly file: File; readonly title: string }) {
  const standing = useQuery(endpointQuery(modelCalls.modelStanding)).data
  const proposing = useMutation({
    mutationFn: () => sendForm(planRuleCalls.proposePlanRules, { file }, () => undefined),
  })
  if (!standing?.model || !standing.documents || !standing.mayHoldDocuments) return null
  const { name, host } = standing.model
  return (
    <div className="mt-6 grid gap-6">
      <Panel heading="Ask a language model">
        <p className="reading mb-4">
          {`Sentences that rules did not understand, and that have a figure or say that something is not covered, are sent to ${name} at ${host} as they stand. It may propose rules from them. A proposal is shown only where its quote stands in the document, letter for letter, and each figure and code in the quote; you write, try and approve the rule as any other.`}
        </p>
        {proposing.isError && (
          <p role="alert" className="reading mb-4 font-semibold text-bad">
            {messageOf(proposing.error, 'The model could not be asked. Please try again.')}
          </p>
        )}
        <Button
          look="secondary"
          disabled={proposing.isPending}
          onClick={() => {
            proposing.mutate()
          }}
        >
          {proposing.isPending ? 'Asking...' : 'Ask for Proposals'}
        </Button>
      </Panel>
      {proposing.isSuccess && <Proposed proposed={proposing.data} title={title} />}
    </div>
  )
}

function Proposed({
  proposed: { clauses, sentences, refused, unread },
  title,
}: {
  readonly proposed: PlanDocumentProposals
  readonly title: string
}) {
  return (
    <Panel heading="Proposed by a language model">
      <div className="grid gap-2" role="status">
        <p className="reading">
          {sentences === 0
            ? 'Nothing was sent: rules understood every sentence that could hold a rule.'
            : `${several(sentences, 'sentence')} sent, ${several(clauses.length, 'rule')} proposed. ${refusedWords(refused)}`.trim()}
        </p>
        {unread.map((part) => (
          <p key={`${String(part.from)} ${String(part.to)} ${part.because}`} className="reading">
            {unreadWords(part)}
          </p>
        ))}
      </div>
      {clauses.length > 0 && (
        <div className="mt-4">
          <ClausesRead clauses={clauses} document={title} by="model" />
        </div>
      )}
    </Panel>
  )
}
