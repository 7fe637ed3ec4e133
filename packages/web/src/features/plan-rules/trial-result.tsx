import type { PlanRuleTrial } from '@plumbline/contract'
import { WideTable, type WideColumn } from '../../components/wide-table.tsx'
import { counted, dollars } from '../../format/money.ts'

const columns: readonly WideColumn[] = [
  { heading: 'Row', numeric: true, width: 'w-16' },
  { heading: 'Claim', width: 'w-40' },
  { heading: 'What it would say' },
  { heading: 'At risk', numeric: true, width: 'w-28' },
]

/** The figures of a trial in one sentence, how far it could look, and the dearest findings. */
export function TrialResult({ trial }: { readonly trial: PlanRuleTrial }) {
  const { checked, notApplicable, couldNotCheck, because, examples } = trial
  return (
    <>
      <p className="reading">{sentenceOf(trial)}</p>
      <p className="reading mt-2 text-small text-soft">
        {`${counted(checked)} lines checked, ${counted(notApplicable)} not meant by the clause, ${counted(couldNotCheck)} could not be checked${because === '' ? '' : `: ${because}`}. Earlier uploads, which limits count in an audit, were not looked at.`}
      </p>
      {examples.length > 0 && (
        <div className="mt-4">
          <WideTable
            label="The dearest findings of the trial"
            columns={columns}
            className="min-w-[44rem] text-small"
          >
            <tbody>
              {examples.map(({ row, claimId, message, dollars: atRisk }, at) => (
                <tr key={at} className="border-b border-hair *:py-2 *:pr-4 *:align-top">
                  <td className="text-right">{counted(row)}</td>
                  <td className="code break-all">{claimId ?? 'Not stated'}</td>
                  <td>{message}</td>
                  <td className="text-right">{dollars(atRisk)}</td>
                </tr>
              ))}
            </tbody>
          </WideTable>
        </div>
      )}
    </>
  )
}

function sentenceOf({
  lines,
  flaggedLines,
  dollars: atRisk,
  providers,
  alreadyFlagged,
}: PlanRuleTrial) {
  if (flaggedLines === 0) return `Of ${counted(lines)} lines it would have flagged none.`
  return `Of ${counted(lines)} lines it would have flagged ${counted(flaggedLines)}, ${dollars(atRisk)}, of ${counted(providers)} ${providers === 1 ? 'provider' : 'providers'}; ${counted(alreadyFlagged)} of them have a finding already.`
}
