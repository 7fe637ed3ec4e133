import { findingGroupings } from '@plumbline/contract'
import type { Grouping } from '../../api/finding-queries.ts'

const words: Readonly<Record<Grouping, string>> = {
  provider: 'Group by payee',
  rule: 'Group by rule',
  claim: 'Group by claim',
  category: 'Group by category',
  month: 'Group by month',
}

/** Whether the list stands as it is or in groups. */
export function GroupChoice({
  group,
  onChoose,
}: {
  readonly group: Grouping | undefined
  readonly onChoose: (group: Grouping | undefined) => void
}) {
  return (
    <select
      aria-label="Groups"
      value={group ?? ''}
      onChange={({ target }) => {
        onChoose(findingGroupings.find((one) => one === target.value))
      }}
      className="min-h-9 rounded-control border border-edge bg-sheet px-2 text-small hover:border-ink max-tablet:min-h-11"
    >
      <option value="">No groups</option>
      {findingGroupings.map((one) => (
        <option key={one} value={one}>
          {words[one]}
        </option>
      ))}
    </select>
  )
}
