import { modelCalls, type ModelCalls, type ModelOversight } from '@plumbline/contract'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../api/client.ts'
import { Panel } from '../../components/panel.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { WideTable } from '../../components/wide-table.tsx'
import { counted } from '../../format/money.ts'

const outcomes: Readonly<Record<ModelCalls['outcome'], string>> = {
  running: 'Running',
  accepted: 'Accepted',
  'no-shape': 'Refused: not of the shape',
  ungrounded: 'Refused: not grounded',
  provider: 'The provider failed',
  deadline: 'Too slow',
}

/** What the language model was asked, how it answered and what it cost. */
export function ModelPanel() {
  const query = useQuery(endpointQuery(modelCalls.modelOversight))
  return (
    <Panel heading="Language model">
      <QueryBoundary query={query}>{(oversight) => <Calls oversight={oversight} />}</QueryBoundary>
    </Panel>
  )
}

function Calls({
  oversight: { model, dailyDollars, days },
}: {
  readonly oversight: ModelOversight
}) {
  if (!model) return <p>None is set up: all words are written by rules.</p>
  const limits = dailyDollars
    ? `At most ${exactDollars(dailyDollars.all)} a day, ${exactDollars(dailyDollars.customer)} for one customer.`
    : ''
  if (days.length === 0)
    return (
      <p>{`${model.name} at ${model.host} was asked nothing in the last thirty days. ${limits}`}</p>
    )
  return (
    <>
      <p className="mb-3 text-small text-soft">{`${model.name} at ${model.host}, the last thirty days. ${limits}`}</p>
      <WideTable
        label="Questions to the language model"
        className="min-w-[44rem] text-small"
        columns={[
          { heading: 'Day' },
          { heading: 'For' },
          { heading: 'Ended' },
          { heading: 'Questions', numeric: true },
          { heading: 'Tokens in', numeric: true },
          { heading: 'Tokens out', numeric: true },
          { heading: 'Cost', numeric: true },
        ]}
      >
        <tbody>
          {days.map((day) => (
            <tr key={`${day.day} ${day.use} ${day.outcome}`} className="border-t border-hair">
              <td className="py-2 pr-4">{day.day}</td>
              <td className="py-2 pr-4">{day.use}</td>
              <td className="py-2 pr-4">{outcomes[day.outcome]}</td>
              <td className="py-2 pr-4 text-right">{counted(day.calls)}</td>
              <td className="py-2 pr-4 text-right">{counted(day.inputTokens)}</td>
              <td className="py-2 pr-4 text-right">{counted(day.outputTokens)}</td>
              <td className="py-2 pr-4 text-right">{exactDollars(day.dollars)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </>
  )
}

/** Questions cost fractions of a cent. */
function exactDollars(amount: number): string {
  return amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 4,
  })
}
