import { plans, planIds, type AuditTrailEntry, type RefundRequest } from '@plumbline/contract'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Panel } from '../../components/panel.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { WideTable } from '../../components/wide-table.tsx'
import { momentOf } from '../../format/dates.ts'
import { dollars } from '../../format/money.ts'
import { ShownLetters } from './shown-letters.tsx'
import { refundsOnPage, useAuditTrail, useRefundRequests } from './admin-queries.ts'

/** Who asked for money back, and who did what. */
export function OversightTab() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <Panel heading="Requests for refunds">
        <RefundRequests />
      </Panel>
      <ShownLetters />
      <Panel heading="Audit trail">
        <AuditTrail />
      </Panel>
    </div>
  )
}

function RefundRequests() {
  const [offset, setOffset] = useState(0)
  const query = useRefundRequests(offset)
  return (
    <QueryBoundary query={query}>
      {({ requests, total }) =>
        total === 0 ? (
          <EmptyState title="Nobody has asked for a refund" />
        ) : (
          <>
            <WideTable
              label="Requests for refunds"
              columns={['Customer', 'Plan', 'Fee kept', 'Asked'].map((heading) => ({ heading }))}
              className="min-w-[40rem]"
            >
              <tbody>
                {requests.map((request) => (
                  <RefundRow key={request.id} request={request} />
                ))}
              </tbody>
            </WideTable>
            <Pages
              onNewer={
                offset > 0
                  ? () => {
                      setOffset(offset - refundsOnPage)
                    }
                  : undefined
              }
              onOlder={
                offset + requests.length < total
                  ? () => {
                      setOffset(offset + refundsOnPage)
                    }
                  : undefined
              }
            />
          </>
        )
      }
    </QueryBoundary>
  )
}

function RefundRow({ request }: { readonly request: RefundRequest }) {
  const plan = planIds.find((id) => id === request.planId)
  return (
    <tr className="border-b border-hair align-top">
      <th scope="row" className="py-3 pr-4 font-normal">
        {request.userEmail}
        <span className="block text-small text-soft">{request.companyName}</span>
      </th>
      <td className="py-3 pr-4">{plan === undefined ? 'none' : plans[plan].name}</td>
      <td className="py-3 pr-4">{dollars(request.feeCents / 100)}</td>
      <td className="py-3 pr-4">{momentOf(request.requestedAt)}</td>
    </tr>
  )
}

function AuditTrail() {
  // Where each page that was turned to begins, the newest first.
  const [starts, setStarts] = useState<readonly (number | undefined)[]>([undefined])
  const query = useAuditTrail(starts.at(-1))
  return (
    <QueryBoundary query={query}>
      {({ entries, nextBefore }) => (
        <>
          <WideTable
            label="Audit trail"
            columns={['Entry', 'When', 'What', 'Who', 'Whose account', 'Details', 'Address'].map(
              (heading) => ({ heading }),
            )}
            className="min-w-[64rem]"
          >
            <tbody>
              {entries.map((entry) => (
                <TrailRow key={entry.sequence} entry={entry} />
              ))}
            </tbody>
          </WideTable>
          <Pages
            onNewer={
              starts.length > 1
                ? () => {
                    setStarts(starts.slice(0, -1))
                  }
                : undefined
            }
            onOlder={
              nextBefore === null
                ? undefined
                : () => {
                    setStarts([...starts, nextBefore])
                  }
            }
          />
        </>
      )}
    </QueryBoundary>
  )
}

function TrailRow({ entry }: { readonly entry: AuditTrailEntry }) {
  const details = Object.entries(entry.detail).map(([name, value]) => `${name} ${String(value)}`)
  return (
    <tr className="border-b border-hair align-top">
      <th scope="row" className="code py-3 pr-4 font-normal">
        {entry.sequence}
      </th>
      <td className="py-3 pr-4">{momentOf(entry.at)}</td>
      <td className="py-3 pr-4">{entry.action}</td>
      <td className="py-3 pr-4">{entry.actor ?? '-'}</td>
      <td className="py-3 pr-4">{entry.target ?? '-'}</td>
      <td className="py-3 pr-4 text-small">
        {details.join(', ') || '-'}
        {entry.subjectId !== null && (
          <span className="code block text-soft">{entry.subjectId}</span>
        )}
      </td>
      <td className="code py-3 pr-4">{entry.address ?? '-'}</td>
    </tr>
  )
}

function Pages({
  onNewer,
  onOlder,
}: {
  readonly onNewer: (() => void) | undefined
  readonly onOlder: (() => void) | undefined
}) {
  if (!onNewer && !onOlder) return null
  return (
    <div className="mt-4 flex gap-3">
      <Button look="secondary" disabled={!onNewer} onClick={() => onNewer?.()}>
        Newer
      </Button>
      <Button look="secondary" disabled={!onOlder} onClick={() => onOlder?.()}>
        Older
      </Button>
    </div>
  )
}
