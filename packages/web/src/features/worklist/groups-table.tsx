import type { FindingGroups } from '@plumbline/contract'
import { Link } from 'react-router'
import { useFindingGroups, type FindingsFilter, type Grouping } from '../../api/finding-queries.ts'
import { MoreGroups } from '../../components/more-groups.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { WideTable } from '../../components/wide-table.tsx'
import { categoryLabel } from '../../format/category.ts'
import { counted, dollars } from '../../format/money.ts'
import { payeeWords } from '../../format/payee.ts'
import type { Change } from './list-address.ts'

type Group = FindingGroups['groups'][number]

const headings: Readonly<Record<Grouping, string>> = {
  provider: 'Payee',
  rule: 'Rule',
  claim: 'Claim',
  category: 'Category',
  month: 'Month',
}

const nouns: Readonly<Record<Grouping, string>> = {
  provider: 'payees',
  rule: 'rules',
  claim: 'claims',
  category: 'categories',
  month: 'months',
}

/** What matches in groups, each leading to its findings. */
export function GroupsTable({
  filter,
  by,
  addressWith,
}: {
  readonly filter: FindingsFilter
  readonly by: Grouping
  readonly addressWith: (change: Change) => string
}) {
  const query = useFindingGroups(filter, by)
  const columns = [
    { heading: headings[by] },
    { heading: 'Findings', numeric: true },
    { heading: 'Lines cited', numeric: true, width: 'max-tablet:hidden' },
    { heading: 'At risk', numeric: true },
    { heading: 'Firm', numeric: true, width: 'max-tablet:hidden' },
    { heading: 'Records needed', numeric: true, width: 'max-tablet:hidden' },
    { heading: 'In doubt', numeric: true, width: 'max-tablet:hidden' },
  ]
  return (
    <QueryBoundary
      query={query}
      isEmpty={({ groups }) => groups.length === 0}
      empty={<EmptyState title="No finding matches these filters." />}
    >
      {({ groups, rest }) => (
        <>
          <WideTable
            label={`By ${headings[by].toLowerCase()}`}
            columns={columns}
            className="text-small tablet:min-w-[44rem]"
          >
            <tbody>
              {groups.map((group) => (
                <GroupRow
                  key={group.key ?? ''}
                  group={group}
                  by={by}
                  address={drillDown(by, group.key)}
                />
              ))}
            </tbody>
          </WideTable>
          <p className="mt-2 text-small text-soft max-tablet:hidden">
            A line that two findings cite counts twice among lines cited.
          </p>
          <MoreGroups query={query} rest={rest} noun={nouns[by]} />
        </>
      )}
    </QueryBoundary>
  )

  function drillDown(name: Grouping, key: string | null): string | undefined {
    const away = { group: undefined, page: undefined, finding: undefined }
    if (name === 'provider') return addressWith({ ...away, provider: key ?? 'none' })
    if (key === null) return undefined
    if (name !== 'month') return addressWith({ ...away, [name]: key })
    const [year = 0, month = 1] = key.split('-').map(Number)
    const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
    return addressWith({ ...away, from: `${key}-01`, to: last })
  }
}

function GroupRow({
  group: { key, label, findings, lines, dollars: split },
  by,
  address,
}: {
  readonly group: Group
  readonly by: Grouping
  readonly address: string | undefined
}) {
  const words = groupWords(by, key, label)
  const amounts = [
    split.firm + split.recordsNeeded,
    split.firm,
    split.recordsNeeded,
    split.inDoubt,
  ].map((amount) => (amount === 0 ? '–' : dollars(amount)))
  return (
    <tr className="h-10 border-b border-hair *:pr-4 *:last:pr-0">
      <th scope="row" className="font-semibold">
        {address === undefined ? (
          words
        ) : (
          <Link to={address} className="text-link">
            {words}
          </Link>
        )}
      </th>
      {[counted(findings), counted(lines), ...amounts].map((figure, index) => (
        // The columns have an order of their own.
        <td
          key={columnKeys[index]}
          className={`text-right ${figure === '–' ? 'text-soft ' : ''}${index === 0 || index === 2 ? '' : 'max-tablet:hidden'}`}
        >
          {figure}
        </td>
      ))}
    </tr>
  )
}

function groupWords(by: Grouping, key: string | null, label: string): string {
  if (key === null) return label
  if (by === 'provider') return payeeWords(label)
  return by === 'category' ? categoryLabel(key) : label
}

const columnKeys = ['findings', 'lines', 'at-risk', 'firm', 'records', 'doubt'] as const
