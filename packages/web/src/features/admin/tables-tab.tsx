import { adminCalls, type ReferenceTable, type ReferenceTablesAtHand } from '@plumbline/contract'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../api/client.ts'
import { Panel } from '../../components/panel.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { WideTable } from '../../components/wide-table.tsx'
import { dayOf } from '../../format/dates.ts'
import { counted } from '../../format/money.ts'

/** Which reference tables audits read, and which they go without. */
export function TablesTab() {
  const query = useQuery(endpointQuery(adminCalls.referenceTables))
  return <QueryBoundary query={query}>{(atHand) => <Tables {...atHand} />}</QueryBoundary>
}

function Tables({ tables, damaged }: ReferenceTablesAtHand) {
  const missing = tables.filter(({ releases }) => releases.length === 0)
  return (
    <div className="grid grid-cols-1 gap-6">
      {damaged.length > 0 && (
        <Panel heading="Damaged">
          <p>{`Audits stop until these files are imported again: ${damaged.join(', ')}.`}</p>
        </Panel>
      )}
      <Panel heading="Missing">
        <p className="reading mb-3 text-small text-soft">
          Checks that need one of these are not made, and reports say so. “plumbline reference
          import” on the server adds official files.
        </p>
        <ul className="gap-x-8 text-small desktop:columns-2">
          {missing.map(({ table, title }) => (
            <li key={table} className="break-inside-avoid py-0.5 first-letter:uppercase">
              {title}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel heading="Available">
        <WideTable
          label="Available reference tables"
          className="min-w-[48rem] text-small"
          columns={columns}
        >
          <tbody>
            {tables.flatMap((table) =>
              table.releases.map((release) => (
                <ReleaseRow
                  key={`${table.table} ${release.release} ${release.from} ${release.origin}`}
                  title={table.title}
                  release={release}
                />
              )),
            )}
          </tbody>
        </WideTable>
      </Panel>
    </div>
  )
}

const columns = [
  { heading: 'Table' },
  { heading: 'Release' },
  { heading: 'Dates of service' },
  { heading: 'Rows', numeric: true },
  { heading: 'From' },
] as const

function ReleaseRow({
  title,
  release: { release, from, to, rows, origin },
}: {
  readonly title: string
  readonly release: ReferenceTable['releases'][number]
}) {
  return (
    <tr className="border-t border-hair align-top">
      <th scope="row" className="py-2 pr-4 font-normal first-letter:uppercase">
        {title}
      </th>
      <td className="py-2 pr-4">{release}</td>
      <td className="py-2 pr-4">{`${dayOf(from)} to ${dayOf(to)}`}</td>
      <td className="py-2 pr-4 text-right">{counted(rows)}</td>
      <td className="py-2 break-all">{origin}</td>
    </tr>
  )
}
