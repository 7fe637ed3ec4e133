import { reviewCalls, type FindingGroups } from '@plumbline/contract'
import { useQuery } from '@tanstack/react-query'
import { callEndpoint, endpointKey } from '../../api/client.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { WideTable, type WideColumn } from '../../components/wide-table.tsx'
import { counted, roundDollars } from '../../format/money.ts'
import type { CaseStart } from '../../shell/case-start.ts'
import { findingsAddress } from '../../shell/findings-address.ts'

type Group = FindingGroups['groups'][number]

const columns: readonly WideColumn[] = [
  { heading: 'Payee' },
  { heading: 'Confirmed findings', numeric: true },
  { heading: 'Dollars', numeric: true },
]
const confirmed = { by: 'provider', decision: 'confirmed' } as const

/** Payees with confirmed findings, those with most dollars first: one is chosen for the case. */
export function ChoosePayee({ onChoose }: { readonly onChoose: (start: CaseStart) => void }) {
  const query = useQuery({
    queryKey: [...endpointKey(reviewCalls.findingGroups), confirmed],
    queryFn: () => callEndpoint(reviewCalls.findingGroups, { query: confirmed }),
    // What is confirmed changes on other screens.
    staleTime: 0,
  })
  return (
    <QueryBoundary
      query={query}
      empty={<NothingConfirmed />}
      isEmpty={({ groups }) => groups.length === 0}
    >
      {({ groups }) => (
        <>
          <p className="reading mb-6">
            Choose whom the case is against. It takes every confirmed finding of that payee that
            stands in no other case.
          </p>
          <WideTable label="Payees with confirmed findings" columns={columns} className="">
            <tbody>
              {groups.map((group) => (
                <Payee key={group.key} group={group} onChoose={onChoose} />
              ))}
            </tbody>
          </WideTable>
        </>
      )}
    </QueryBoundary>
  )
}

function Payee({
  group,
  onChoose,
}: {
  readonly group: Group
  readonly onChoose: (start: CaseStart) => void
}) {
  const dollars = group.dollars.firm + group.dollars.recordsNeeded
  return (
    <tr className="relative border-b border-hair hover:bg-tint *:py-2 *:not-last:pr-4">
      <th scope="row" className="text-left font-normal">
        <button
          type="button"
          className="text-link min-h-8 text-left after:absolute after:inset-0"
          onClick={() => {
            onChoose({
              filter: { decision: 'confirmed', provider: group.key ?? 'none' },
              ...(group.key !== null && { counterpart: group.label }),
              count: group.findings,
              dollars,
            })
          }}
        >
          {group.label}
        </button>
      </th>
      <td className="text-right">{counted(group.findings)}</td>
      <td className="text-right font-semibold">{roundDollars(dollars)}</td>
    </tr>
  )
}

function NothingConfirmed() {
  return (
    <EmptyState title="Nothing is confirmed yet">
      <p className="reading text-soft">
        A case is made of findings that somebody has read and confirmed.
      </p>
      <ButtonLink to={findingsAddress({ decision: 'open' })}>Review findings</ButtonLink>
    </EmptyState>
  )
}
