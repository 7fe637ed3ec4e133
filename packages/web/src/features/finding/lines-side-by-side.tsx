import type { FindingLine } from '@plumbline/contract'
import { counted, dollars } from '../../format/money.ts'

/** The lines of a finding as columns, one field a row; the cells that the rule read are marked. */
export function LinesSideBySide({
  lines,
  leftOut,
}: {
  readonly lines: readonly FindingLine[]
  readonly leftOut: number
}) {
  if (lines.length === 0) return null
  const fields = fieldsOf(lines)
  return (
    <div className="mb-5">
      <div
        role="region"
        aria-label="Lines side by side"
        tabIndex={0}
        className="overflow-x-auto border border-hair"
      >
        <table className="w-full text-left text-small">
          <thead>
            <tr className="border-b border-ink align-bottom">
              <th scope="col" className="px-2 py-1.5 font-normal text-soft">
                Field
              </th>
              {lines.map((line) => (
                <th key={keyOf(line)} scope="col" className="px-2 py-1.5 font-semibold">
                  {nameOf(line)}
                  <span className="block font-normal text-soft">{standingOf(line)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields.map(([field, label]) => (
              <tr key={field} className="border-b border-hair last:border-0">
                <th scope="row" className="px-2 py-1 font-normal text-soft first-letter:uppercase">
                  {label}
                </th>
                {lines.map((line) => (
                  <Cell key={keyOf(line)} line={line} field={field} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-1 text-small text-soft">
        <span aria-hidden="true">◆ </span>Marked cells decide: the rule read them.
        {leftOut > 0 && ` ${counted(leftOut)} more lines are not shown here.`}
      </p>
    </div>
  )
}

function Cell({ line, field }: { readonly line: FindingLine; readonly field: string }) {
  const cell = line.cells.find((one) => one.field === field)
  if (cell === undefined) return <td className="px-2 py-1 text-soft">-</td>
  if (!cell.decides) return <td className="code px-2 py-1">{cell.value}</td>
  return (
    <td className="code bg-tint px-2 py-1">
      <mark className="bg-transparent text-ink">
        <span aria-hidden="true">◆ </span>
        <span className="sr-only">decides: </span>
        {cell.value}
      </mark>
    </td>
  )
}

function fieldsOf(lines: readonly FindingLine[]): [field: string, label: string][] {
  return [...new Map(lines.flatMap(({ cells }) => cells.map(({ field, label }) => [field, label])))]
}

function keyOf({ row, isEarlier }: FindingLine): string {
  return `${String(isEarlier)} ${String(row)}`
}

function nameOf({ isEarlier, place, row }: FindingLine): string {
  return isEarlier ? 'Earlier upload' : (place?.words ?? `Row ${String(row)}`)
}

/** What an earlier upload's line is worth is not known here. */
function standingOf({ atFault, isEarlier, atRisk }: FindingLine): string {
  if (!atFault) return 'compared with'
  return isEarlier ? 'at fault' : `at fault, ${dollars(atRisk)}`
}
