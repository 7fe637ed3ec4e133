import { countedUploads, type Upload } from '@plumbline/contract'
import { counted } from '../../format/money.ts'

/** Four counts over the uploads listed below; samples count as they do on the overview. */
export function UploadSummary({ uploads: all }: { readonly uploads: readonly Upload[] }) {
  const uploads = countedUploads(all)
  const withStatus = (status: Upload['status']) =>
    uploads.filter((upload) => upload.status === status).length
  const figures = [
    ['Total Uploads', uploads.length],
    ['Completed', withStatus('completed')],
    ['Processing', withStatus('processing')],
    ['Total Flagged Claims', uploads.reduce((sum, upload) => sum + upload.flaggedClaims, 0)],
  ] as const
  const left = all.length - uploads.length
  return (
    <div>
      <dl className="grid grid-cols-2 gap-x-6 border-t border-hair desktop:grid-cols-4">
        {figures.map(([label, figure]) => (
          <div key={label} className="border-b border-hair py-3">
            <dt className="label">{label}</dt>
            <dd className="text-heading font-light">{counted(figure)}</dd>
          </div>
        ))}
      </dl>
      {left > 0 && (
        <p className="mt-2 text-small text-soft">
          {`${counted(left)} of ${counted(all.length)} uploads below ${left === 1 ? 'is' : 'are'} not counted here: samples once there is a file of your own, and audits that a newer one replaced.`}
        </p>
      )}
    </div>
  )
}
