import { ownDataCalls, type UploadComparison } from '@plumbline/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useUploads } from '../../api/audit-queries.ts'
import { callEndpoint, endpointKey } from '../../api/client.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { usePathId } from '../../shell/path-id.ts'
import { ChooseUpload } from './choose-upload.tsx'
import { ComparedFindings } from './compared-findings.tsx'
import { ComparedRules } from './compared-rules.tsx'
import { partIn, PartTabs } from './part-tabs.tsx'

/** What an audit has that an earlier one has not, and the other way round. */
export function ComparisonPage() {
  const id = usePathId()
  const [search] = useSearchParams()
  const earlier = search.get('with') ?? ''
  const uploads = useUploads()
  return (
    <>
      <PageHeading title="Compare uploads">
        <ButtonLink look="secondary" to="/dashboard?tab=uploads">
          My Uploads
        </ButtonLink>
      </PageHeading>
      <QueryBoundary query={uploads}>
        {(all) => (
          <div className="grid grid-cols-1 gap-6">
            <ChooseUpload uploads={all} id={id} earlier={earlier} />
            {earlier === '' ? (
              <p className="reading text-soft">
                Choose an earlier upload to see which findings are new, which are gone and which
                stayed the same.
              </p>
            ) : (
              <Difference key={earlier} id={id} earlier={earlier} />
            )}
          </div>
        )}
      </QueryBoundary>
    </>
  )
}

function Difference({ id, earlier }: { readonly id: string; readonly earlier: string }) {
  const [search] = useSearchParams()
  const part = partIn(search)
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? '1')) || 1)
  const query = { with: earlier, part, page }
  const params = { id }
  const compared = useQuery({
    queryKey: [...endpointKey(ownDataCalls.compareUploads, { params }), query],
    queryFn: () => callEndpoint(ownDataCalls.compareUploads, { params, query }),
    placeholderData: keepPreviousData,
  })
  return (
    <QueryBoundary query={compared}>
      {(comparison: UploadComparison) => (
        <>
          <PartTabs comparison={comparison} part={part} />
          <ComparedFindings
            items={comparison.items}
            total={comparison[part].findings}
            page={page}
          />
          <ComparedRules rules={comparison.rules} />
        </>
      )}
    </QueryBoundary>
  )
}
