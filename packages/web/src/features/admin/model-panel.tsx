import { modelCalls, type ModelCalls, type ModelOversight } from '@plumbline/contract'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../api/client.ts'
import { Panel } from '../../components/panel.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { WideTable } from '../../components/wide-table.tsx'
import { dayOf } from '../../format/dates.ts'
import { counted } from '../../format/money.ts'

const outcomes: Readonly<Record<ModelCalls['outcome'], string>> = {
  running: 'Running',
  accepted: 'Accepted',
  'no-shape': 'Refused: not in the form asked for',
  ungrounded: 'Refused: says what it was not told',
  provider: 'The provider failed',
  deadline: 'Too slow',
}

/** What it is asked for, by the name that questions are kept under. */
const uses: ReadonlyMap<string, string> = new Map([
  ['narrate', 'Words on findings'],
  ['summary-words', 'Words in reports'],
  ['question', 'Reading of questions'],
  ['letter-argument', 'Words in letters'],
  ['columns', 'Columns in doubt'],
  ['second-look', 'Second looks'],
  ['contract-rules', 'Rules in plan documents'],
  ['record-facts', 'Facts in records'],
])

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
              <td className="py-2 pr-4">{dayOf(day.day)}</td>
              <td className="py-2 pr-4">{uses.get(day.use) ?? day.use}</td>
              <td className="py-2 pr-4">{outcomes[day.outcome]}</td>
              <td className="py-2 pr-4 text-right">{counted(day.calls)}</td>
              <td className="py-2 pr-4 text-right">{counted(day.inputTokens)}</td>
              <td className="py-2 pr-4 text-right">{counted(day.outputTokens)}</td>
              <td className="py-2 text-right">{exactDollars(day.dollars, 4)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </>
  )
}

/** Questions cost fractions of a cent: in a column all are told to the same one. */
function exactDollars(amount: number, fewestDigits = 2): string {
  return amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: fewestDigits,
    maximumFractionDigits: 4,
  })
}
