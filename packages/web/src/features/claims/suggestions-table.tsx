import { modelCalls, type Suggestion, type UploadSuggestions } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint, endpointKey } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { ForChangers } from '../../components/for-changers.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { WideTable } from '../../components/wide-table.tsx'
import { momentOf } from '../../format/dates.ts'
import { counted } from '../../format/money.ts'
import { showFailure } from '../../toast/toasts.ts'
import { standingWords, suggestionWords } from './suggestion-words.ts'

const columns = [
  { heading: 'Service' },
  { heading: 'Diagnoses' },
  { heading: 'Why it may be worth a look' },
  { heading: 'Rows' },
  { heading: 'Yours to say' },
]

/** What a language model points out: no finding, no dollars, counted nowhere; a person takes it or leaves it. */
export function SuggestionsTable({
  uploadId,
  looked,
}: {
  readonly uploadId: string
  readonly looked: UploadSuggestions
}) {
  const decide = useDecide(uploadId)
  const { suggestions } = looked
  return (
    <>
      <p className="reading mb-4">
        {`${standingWords(looked)} Nothing here is a finding: it has no dollars and is counted nowhere, in no report, export of claims or letter.`}
      </p>
      {suggestions.length === 0 ? (
        looked.standing === 'looked' && <EmptyState title="Nothing to look at" />
      ) : (
        <WideTable label="Worth a look" columns={columns} cards className="desktop:min-w-[48rem]">
          <tbody className="max-desktop:block">
            {suggestions.map((suggestion) => (
              <Row
                key={suggestion.id}
                suggestion={suggestion}
                isBusy={decide.isPending}
                onDecide={(decision) => {
                  decide.mutate({ id: suggestion.id, decision })
                }}
              />
            ))}
          </tbody>
        </WideTable>
      )}
    </>
  )
}

function Row({
  suggestion,
  isBusy,
  onDecide,
}: {
  readonly suggestion: Suggestion
  readonly isBusy: boolean
  readonly onDecide: (decision: Suggestion['state']) => void
}) {
  const { procedureCode, diagnoses, reason, state } = suggestion
  const choices =
    state === 'open'
      ? ([
          ['accepted', 'Take as My Lead'],
          ['rejected', 'Leave'],
        ] as const)
      : ([['open', 'Open Again']] as const)
  return (
    <tr className="border-b border-hair align-top max-desktop:block max-desktop:py-2 max-desktop:[&>*]:block max-desktop:[&>*]:py-1">
      <th scope="row" className="code py-2 pr-4 font-normal">
        {procedureCode}
      </th>
      <td className="code py-2 pr-4">{diagnoses.join(', ')}</td>
      <td className="py-2 pr-4">
        {suggestionWords[reason]}
        <span className="block text-small text-soft">AI suggestion</span>
      </td>
      <td className="py-2 pr-4">
        <span className="desktop:hidden">Rows </span>
        {rowsOf(suggestion)}
      </td>
      <td className="py-2">
        <Standing suggestion={suggestion} />
        <ForChangers>
          <span className="flex flex-wrap gap-2">
            {choices.map(([decision, label]) => (
              <Button
                key={decision}
                look="secondary"
                disabled={isBusy}
                aria-label={`${label}: ${procedureCode} with ${diagnoses.join(', ')}`}
                onClick={() => {
                  onDecide(decision)
                }}
              >
                {label}
              </Button>
            ))}
          </span>
        </ForChangers>
      </td>
    </tr>
  )
}

function Standing({
  suggestion: { state, decidedBy, decidedAt },
}: {
  readonly suggestion: Suggestion
}) {
  if (state === 'open') return null
  return (
    <p className="mb-2 flex flex-wrap items-center gap-2 text-small">
      <Badge tone={state === 'accepted' ? 'warn' : 'secondary'}>
        {state === 'accepted' ? 'Lead of a person' : 'Left'}
      </Badge>
      {`${decidedBy ?? ''}, ${decidedAt === null ? '' : momentOf(decidedAt)}`}
    </p>
  )
}

function rowsOf({ rows, lines }: Suggestion): string {
  const shown = rows.toSorted((one, other) => one - other).join(', ')
  return lines > rows.length ? `${shown} and ${counted(lines - rows.length)} more` : shown
}

function useDecide(uploadId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      id,
      decision,
    }: {
      readonly id: string
      readonly decision: Suggestion['state']
    }) => callEndpoint(modelCalls.decideSuggestion, { params: { id }, body: { decision } }),
    onSuccess: async () => {
      const params = { id: uploadId }
      await client.invalidateQueries({
        queryKey: endpointKey(modelCalls.uploadSuggestions, { params }),
      })
      // Where few were taken, it switched itself off.
      await client.invalidateQueries({ queryKey: endpointKey(modelCalls.modelStanding) })
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'Failed to save. Nothing changed; please try again.'))
    },
  })
}
