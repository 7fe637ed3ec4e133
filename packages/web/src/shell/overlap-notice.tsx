import type { DashboardStats } from '@plumbline/contract'
import { counted, dollars, several } from '../format/money.ts'

type Overlap = DashboardStats['overlaps'][number]

const shown = 3

/** Which uploads have findings in common, that every total over them holds twice; nothing where there are none. */
export function OverlapNotice({ overlaps }: { readonly overlaps: readonly Overlap[] }) {
  if (overlaps.length === 0) return null
  const findings = overlaps.reduce((sum, overlap) => sum + overlap.findings, 0)
  const amount = overlaps.reduce((sum, overlap) => sum + overlap.dollars, 0)
  const left = overlaps.length - shown
  return (
    <div className="mt-4 border-l-4 border-metal pl-3">
      <p className="max-w-[42rem]">
        {`Some of your uploads overlap: totals over all of them hold ${several(findings, 'finding')} and ${dollars(amount)} too much.`}
      </p>
      <ul className="mt-1 max-w-[42rem] text-small text-soft">
        {overlaps.slice(0, shown).map((overlap) => (
          <li key={`${overlap.uploadId} ${overlap.earlierName}`}>{inCommon(overlap)}</li>
        ))}
        {left > 0 && (
          <li>
            {left === 1
              ? '1 more pair of uploads overlaps.'
              : `${counted(left)} more pairs of uploads overlap.`}
          </li>
        )}
      </ul>
      <p className="mt-1 max-w-[42rem] text-small text-soft">
        Where one of two uploads contains the other, delete the other and its findings count once.
        Decisions on them are kept.
      </p>
    </div>
  )
}

function inCommon({ uploadName, earlierName, findings, dollars: both }: Overlap): string {
  return `“${uploadName}” and “${earlierName}” have ${several(findings, 'finding')} of ${dollars(both)} in common.`
}
