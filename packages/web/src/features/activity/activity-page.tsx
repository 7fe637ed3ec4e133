import { activityCalls } from '@plumbline/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callEndpoint, endpointKey } from '../../api/client.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { Button } from '../../components/button.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Panel } from '../../components/panel.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { WideTable, type WideColumn } from '../../components/wide-table.tsx'
import { ActivityRow } from './activity-row.tsx'
import { downloadActivity } from './download-activity.ts'

/** What was done with the account: the customer's own part of the audit trail. */
export function ActivityPage() {
  return (
    <>
      <PageHeading title="Activity">
        <Button look="secondary" onClick={() => void downloadActivity()}>
          Export CSV
        </Button>
        <ButtonLink look="secondary" to="/profile">
          Back to Profile
        </ButtonLink>
      </PageHeading>
      <Panel>
        <p className="mb-4 max-w-prose text-soft">
          Every sign-in, upload, download and change of this account, by whom and from where, and
          what people of the team did with their own passwords and sessions. Entries cannot be
          changed or removed.
        </p>
        <Entries />
      </Panel>
    </>
  )
}

const columns: readonly WideColumn[] = [
  { heading: 'When', width: 'desktop:w-48' },
  { heading: 'What', width: 'desktop:w-56' },
  { heading: 'Who', width: 'desktop:w-40' },
  { heading: 'Details' },
  { heading: 'Address', width: 'desktop:w-36' },
]

function Entries() {
  // Where each page that was turned to begins, the newest first.
  const [starts, setStarts] = useState<readonly (number | undefined)[]>([undefined])
  const before = starts.at(-1)
  const query = useQuery({
    queryKey: [...endpointKey(activityCalls.activity), before],
    placeholderData: keepPreviousData,
    queryFn: () => callEndpoint(activityCalls.activity, { query: { before } }),
  })
  return (
    <QueryBoundary query={query}>
      {({ entries, nextBefore }) => (
        <>
          <WideTable
            label="Activity"
            columns={columns}
            cards
            className="text-small desktop:min-w-[48rem]"
          >
            <tbody className="max-desktop:block">
              {entries.map((entry) => (
                <ActivityRow key={entry.entry} entry={entry} />
              ))}
            </tbody>
          </WideTable>
          {(starts.length > 1 || nextBefore !== null) && (
            <div className="mt-4 flex gap-3">
              <Button
                look="secondary"
                disabled={starts.length === 1}
                onClick={() => {
                  setStarts(starts.slice(0, -1))
                }}
              >
                Newer
              </Button>
              <Button
                look="secondary"
                disabled={nextBefore === null}
                onClick={() => {
                  if (nextBefore !== null) setStarts([...starts, nextBefore])
                }}
              >
                Older
              </Button>
            </div>
          )}
        </>
      )}
    </QueryBoundary>
  )
}
