import { ownDataCalls, type UploadMedicare } from '@plumbline/contract'
import { useQuery } from '@tanstack/react-query'
import { callEndpoint, endpointKey } from '../../api/client.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { usePathId } from '../../shell/path-id.ts'
import { Benchmark } from './benchmark.tsx'

/** What an upload's services were agreed at, as a percent of what Medicare would have paid. */
export function MedicarePage() {
  const params = { id: usePathId() }
  const compared = useQuery({
    queryKey: endpointKey(ownDataCalls.uploadMedicare, { params }),
    queryFn: () => callEndpoint(ownDataCalls.uploadMedicare, { params }),
  })
  return (
    <>
      <PageHeading title="Percent of Medicare">
        <ButtonLink look="secondary" to="/dashboard?tab=uploads">
          My Uploads
        </ButtonLink>
      </PageHeading>
      <QueryBoundary query={compared}>
        {({ uploadName, benchmark }: UploadMedicare) => (
          <div className="grid grid-cols-1 gap-6">
            <h2 className="text-lead font-semibold">{uploadName}</h2>
            {benchmark ? <Benchmark benchmark={benchmark} /> : <NoPrices />}
          </div>
        )}
      </QueryBoundary>
    </>
  )
}

function NoPrices() {
  return (
    <p className="reading text-soft">
      No line of this upload has a price: when it was audited no schedule of Medicare’s prices was
      imported for its dates of service, or none lists its services. Whoever runs Plumbline imports
      them with “plumbline reference import”; then audit the file again.
    </p>
  )
}
