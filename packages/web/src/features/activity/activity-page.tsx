import { activityCalls, type ActivityEntry } from '@plumbline/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callEndpoint, endpointKey } from '../../api/client.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { Button } from '../../components/button.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Panel } from '../../components/panel.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { WideTable } from '../../components/wide-table.tsx'
import { momentOf } from '../../format/dates.ts'
import { actionWords, actorWords } from './activity-words.ts'
import { detailWords } from './detail-words.ts'
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
          Every sign-in, upload, download and change of this account, by whom and from where.
          Entries cannot be changed or removed.
        </p>
        <Entries />
      </Panel>
    </>
  )
}

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
            columns={['When', 'What', 'Who', 'Details', 'Address'].map((heading) => ({ heading }))}
            className="min-w-[48rem]"
          >
            <tbody>
              {entries.map((entry) => (
                <EntryRow key={entry.entry} entry={entry} />
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

function EntryRow({ entry }: { readonly entry: ActivityEntry }) {
  return (
    <tr className="border-b border-hair align-top">
      <td className="py-3 pr-4">{momentOf(entry.at)}</td>
      <th scope="row" className="py-3 pr-4 font-normal">
        {actionWords(entry.action)}
      </th>
      <td className="py-3 pr-4">{actorWords(entry)}</td>
      <td className="py-3 pr-4 text-small">
        {detailWords(entry.detail) || '-'}
        {entry.subjectId !== null && (
          <span className="code block text-soft">{entry.subjectId}</span>
        )}
      </td>
      <td className="code py-3 pr-4">{entry.address ?? '-'}</td>
    </tr>
  )
}
