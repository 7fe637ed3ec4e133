import type { UploadDetails } from '@plumbline/contract'
import { useUploadDetails } from '../../api/audit-queries.ts'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { WideTable, type WideColumn } from '../../components/wide-table.tsx'
import { CausesTable } from './causes-table.tsx'
import { causesOf } from './coverage-causes.ts'
import { counted } from '../../format/money.ts'

const columns: readonly WideColumn[] = [
  { heading: 'Check' },
  { heading: 'Lines checked', numeric: true },
  { heading: 'Does not apply', numeric: true },
  { heading: 'Could not be checked', numeric: true },
  { heading: 'Why' },
]

/** What stopped the audit, by cause and rule by rule; then the assumptions made in reading. */
export function CoverageTable({ uploadId }: { readonly uploadId: string }) {
  const query = useUploadDetails(uploadId)
  return (
    <QueryBoundary query={query}>
      {({ notes, hardlyChecked, coverage }) => (
        <>
          {hardlyChecked > 0 && <p className="mb-5">{hardlyCheckedText(hardlyChecked)}</p>}
          <Unchecked coverage={coverage.filter((rule) => rule.couldNotCheck > 0)} />
          {notes.length > 0 && (
            <section className="mt-6">
              <h3 className="mb-2 font-semibold">How the file was read</h3>
              <ul className="list-disc pl-5 text-small">
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </QueryBoundary>
  )
}

function Unchecked({ coverage }: Pick<UploadDetails, 'coverage'>) {
  if (coverage.length === 0) return <EmptyState title="Every check that applies could be made" />
  return (
    <>
      <CausesTable causes={causesOf(coverage)} />
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">Check by check</summary>
        <WideTable label="What could not be checked" columns={columns} className="min-w-[48rem]">
          <tbody>
            {coverage.map((rule) => (
              <tr key={rule.ruleId} className="border-b border-hair align-top">
                <th scope="row" className="py-2 pr-4 font-normal">
                  {rule.title}
                  <span className="code block text-soft">{rule.ruleId}</span>
                </th>
                <td className="py-2 pr-4 text-right">{counted(rule.checked)}</td>
                <td className="py-2 pr-4 text-right">{counted(rule.notApplicable)}</td>
                <td className="py-2 pr-4 text-right">{counted(rule.couldNotCheck)}</td>
                <td className="py-2">{rule.because}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      </details>
    </>
  )
}

function hardlyCheckedText(lines: number): string {
  const of = lines === 1 ? 'one line' : `${counted(lines)} lines`
  return `Of ${of} almost nothing could be checked: that nothing was found there proves nothing.`
}
