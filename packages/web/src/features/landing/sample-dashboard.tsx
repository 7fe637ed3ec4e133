import { StatusMark } from '../../components/status-mark.tsx'
import { sampleClaims, sampleStats, type SampleClaim } from './sample-audit.ts'

/** The static dashboard of the demo section. */
export function SampleDashboard() {
  return (
    <figure className="border border-hair bg-sheet">
      <dl className="grid grid-cols-2 border-b border-hair desktop:grid-cols-4">
        {sampleStats.map(({ label, value }) => (
          <div
            key={label}
            className="border-hair p-4 tablet:p-6 desktop:not-last:border-r max-desktop:odd:border-r max-desktop:nth-[-n+2]:border-b"
          >
            <dt className="text-small text-soft">{label}</dt>
            <dd className="text-[clamp(1.5rem,3vw,2.5rem)] leading-tight font-light tracking-tight">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="p-4 tablet:p-6">
        <h3 className="mb-3 font-semibold">Recent audits</h3>
        <table className="w-full text-left max-tablet:block">
          <thead className="max-tablet:sr-only">
            <tr className="border-b border-ink text-small text-soft">
              {['Claim ID', 'Type', 'Amount', 'Status', 'AI Summary'].map((name) => (
                <th
                  key={name}
                  scope="col"
                  className={`pb-2 font-normal ${name === 'Amount' ? 'pr-8 text-right' : ''}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-tablet:block">
            {sampleClaims.map((claim) => (
              <SampleRow key={claim.claimId} claim={claim} />
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className="border-t border-hair px-4 py-3 text-small text-soft tablet:px-6">
        A sample to show how it looks; these are not real claims.
      </figcaption>
    </figure>
  )
}

function SampleRow({ claim }: { readonly claim: SampleClaim }) {
  const { claimId, type, amount, status, summary } = claim
  return (
    <tr className="border-b border-hair last:border-0 max-tablet:grid max-tablet:grid-cols-2 max-tablet:gap-y-1 max-tablet:py-3 tablet:*:py-2.5 tablet:*:pr-4">
      <td className="code whitespace-nowrap">{claimId}</td>
      <td className="text-soft max-tablet:text-right">{type}</td>
      <td className="code tablet:pr-8! tablet:text-right">{amount}</td>
      <td className="max-tablet:text-right">
        <StatusMark status={status} label={status === 'Needs Review' ? 'Review' : status} />
      </td>
      <td className="text-small text-soft max-tablet:col-span-2">{summary}</td>
    </tr>
  )
}
