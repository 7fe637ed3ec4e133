import { auditCalls, type Upload, type UploadDetails } from '@plumbline/contract'
import { addressOf } from '../../api/address.ts'
import { useUploadDetails } from '../../api/audit-queries.ts'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { ShowOnPage } from '../../components/places/show-on-page.tsx'
import { WideTable } from '../../components/wide-table.tsx'
import { CorrectRows } from './correct-rows.tsx'
import { counted } from '../../format/money.ts'
import { ForChangers } from '../../components/for-changers.tsx'

const picturesOffered = 3

/** More than these are read in the download. */
const rowsShown = 40

/** Rows of the file that were not audited, by their reasons; nothing is lost silently. */
export function SetAsideTable({ upload }: { readonly upload: Upload }) {
  const query = useUploadDetails(upload.id)
  return (
    <QueryBoundary query={query}>
      {({ setAside, canCorrect, hasPages }) => (
        <>
          <p className="mb-4">
            {`${standingOf(setAside, upload.setAsideRows)} `}
            <a
              className="text-link"
              href={addressOf(auditCalls.uploadSetAside, { params: { id: upload.id } })}
            >
              {upload.setAsideRows === 1
                ? 'Download it with its reason'
                : 'Download them with their reasons'}
            </a>
          </p>
          {canCorrect && upload.replacedBy === null && !areTotals(setAside) && (
            <ForChangers>
              <CorrectRows upload={upload} />
            </ForChangers>
          )}
          <WideTable
            label="Rows set aside"
            columns={[{ heading: 'Why' }, { heading: 'Rows', numeric: true }, { heading: 'Which' }]}
            className=""
          >
            <tbody>
              {byReason(setAside).map(([reason, rows]) => (
                <tr key={reason} className="border-b border-hair align-top">
                  <th scope="row" className="py-2 pr-4 font-normal">
                    {reason}
                  </th>
                  <td className="py-2 pr-4 text-right">{counted(rows.length)}</td>
                  <td className="py-2">
                    {whichOf(rows)}
                    {hasPages && <OnPages uploadId={upload.id} rows={rows} />}
                  </td>
                </tr>
              ))}
            </tbody>
          </WideTable>
        </>
      )}
    </QueryBoundary>
  )
}

/** Totals are no claims: that they were left out is as it should be. */
function standingOf(setAside: readonly SetAside[], rows: number): string {
  const counts = `${counted(rows)} ${rows === 1 ? 'row' : 'rows'} of the file`
  if (areTotals(setAside)) {
    return `${counts} ${rows === 1 ? 'is a total' : 'are totals'}, which no claim is, and nothing is to be done.`
  }
  return `${counts} could not be audited and ${rows === 1 ? 'was' : 'were'} not counted.`
}

function areTotals(setAside: readonly SetAside[]): boolean {
  return setAside.every(({ code }) => code === 'total-row')
}

type SetAside = UploadDetails['setAside'][number]

/** Rows that were set aside for one reason stand together, most first. */
function byReason(setAside: readonly SetAside[]): [reason: string, rows: number[]][] {
  const found = Map.groupBy(setAside, ({ reason }) => reason)
  return [...found]
    .map(([reason, rows]): [string, number[]] => [reason, rows.map(({ row }) => row)])
    .toSorted(([, one], [, other]) => other.length - one.length)
}

/** Reasons of a PDF begin with the place, so that there is one row to each, and a few at most. */
function OnPages({
  uploadId,
  rows,
}: {
  readonly uploadId: string
  readonly rows: readonly number[]
}) {
  return rows
    .slice(0, picturesOffered)
    .map((row) => (
      <ShowOnPage key={row} uploadId={uploadId} row={row} words={`row ${counted(row)}`} />
    ))
}

function whichOf(rows: readonly number[]): string {
  const shown = rows
    .slice(0, rowsShown)
    .map((row) => counted(row))
    .join(', ')
  const left = rows.length - rowsShown
  return left > 0 ? `${shown} and ${counted(left)} more, in the download` : shown
}
