import { ownDataCalls } from '@plumbline/contract'
import { useQuery } from '@tanstack/react-query'
import { addressOf } from '../../../api/address.ts'
import { endpointQuery } from '../../../api/client.ts'
import { buttonLook } from '../../../components/button-look.ts'
import { Panel } from '../../../components/panel.tsx'
import { counted } from '../../../format/money.ts'
import { DeleteAccount } from './delete-account.tsx'
import { RetentionForm } from './retention-form.tsx'

/** What the account holds, and its owner's ways to take it along, let it go, and end it. */
export function DataSection() {
  const data = useQuery(endpointQuery(ownDataCalls.ownData)).data
  return (
    <Panel heading="Your Data" className="max-w-[40rem]">
      {data && (
        <div className="grid gap-6">
          <p>
            {`${counted(data.uploads)} ${data.uploads === 1 ? 'upload' : 'uploads'}, ` +
              `${megabytes(data.storedBytes)} of ${megabytes(data.accountBytes)}.`}
          </p>
          <RetentionForm key={data.retentionDays ?? 0} days={data.retentionDays} />
          <div>
            <p className="mb-3 text-soft">
              All uploads as you sent them, every line with its verdict, and a manifest with the
              digest of each file. The archive holds claims: keep it where they may be kept.
            </p>
            <a
              className={buttonLook('secondary')}
              href={addressOf(ownDataCalls.exportData)}
              download
            >
              Export Everything
            </a>
          </div>
          <DeleteAccount />
        </div>
      )}
    </Panel>
  )
}

function megabytes(bytes: number): string {
  if (bytes > 0 && bytes < 100_000) return 'less than 0.1 MB'
  return `${(bytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`
}
