import type { UploadComparison } from '@plumbline/contract'
import { WideTable, type WideColumn } from '../../components/wide-table.tsx'
import { counted, roundDollars } from '../../format/money.ts'

const columns: readonly WideColumn[] = [
  { heading: 'Rule' },
  { heading: 'New', numeric: true },
  { heading: 'New dollars', numeric: true },
  { heading: 'Gone', numeric: true },
  { heading: 'Gone dollars', numeric: true },
]

/** Which rules make the difference. */
export function ComparedRules({ rules }: { readonly rules: UploadComparison['rules'] }) {
  if (rules.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-lead font-semibold">By rule</h2>
      <WideTable label="Difference by rule" columns={columns} className="min-w-[36rem]">
        <tbody>
          {rules.map(({ ruleId, title, new: added, gone }) => (
            <tr key={ruleId} className="h-10 border-b border-hair *:not-last:pr-4">
              <th scope="row" className="text-left font-normal">
                {title}
              </th>
              <td className="text-right">{counted(added.findings)}</td>
              <td className="text-right">{roundDollars(added.dollars)}</td>
              <td className="text-right">{counted(gone.findings)}</td>
              <td className="text-right">{roundDollars(gone.dollars)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </section>
  )
}
