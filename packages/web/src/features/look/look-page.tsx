import { lookCalls, type Upload } from '@plumbline/contract'
import { useQuery } from '@tanstack/react-query'
import { useUploads } from '../../api/audit-queries.ts'
import { endpointQuery } from '../../api/client.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { Waiting } from '../../components/states/waiting.tsx'
import { usePathId } from '../../shell/path-id.ts'
import { LookForm } from './look-form.tsx'

/** How a file was understood, before anything of it is audited or counted. */
export function LookPage() {
  const id = usePathId()
  const uploads = useUploads()
  return (
    <>
      <PageHeading title="Look before the audit">
        <ButtonLink look="secondary" to="/dashboard?tab=uploads">
          My Uploads
        </ButtonLink>
      </PageHeading>
      <QueryBoundary query={uploads}>
        {(all) => <State upload={all.find((upload) => upload.id === id)} />}
      </QueryBoundary>
    </>
  )
}

function State({ upload }: { readonly upload: Upload | undefined }) {
  if (upload?.status === 'processing') {
    return (
      <div role="status">
        <p className="reading mb-4">The file is read with what you said. This takes a moment.</p>
        <Waiting />
      </div>
    )
  }
  if (upload?.errorCode === 'needs-look') return <Asked id={upload.id} />
  const why =
    upload?.errorMessage ?? 'Nothing is asked about this upload: it was answered, or deleted.'
  return <p className="reading">{why}</p>
}

function Asked({ id }: { readonly id: string }) {
  // What a person is about to say is not replaced under their hands.
  const look = useQuery({
    ...endpointQuery(lookCalls.uploadLook, { params: { id } }),
    staleTime: Infinity,
    gcTime: 0,
  })
  return <QueryBoundary query={look}>{(shown) => <LookForm look={shown} />}</QueryBoundary>
}
