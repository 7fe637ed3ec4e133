import { auditCalls, type Upload } from '@plumbline/contract'
import { addressOf } from '../../api/address.ts'
import { useUploadDetails } from '../../api/audit-queries.ts'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { WideTable } from '../../components/wide-table.tsx'
import { counted } from '../../format/money.ts'

/** More than these are read in the download. */
const rowsShown = 200

/** Rows of the file that could not be audited, each with its reason; nothing is lost silently. */
export function SetAsideTable({ upload }: { readonly upload: Upload }) {
  const query = useUploadDetails(upload.id)
  return (
    <QueryBoundary query={query}>
      {({ setAside }) => (
        <>
          <p className="mb-4">
            {`${counted(upload.setAsideRows)} ${upload.setAsideRows === 1 ? 'row' : 'rows'} of the file could not be audited and counted nothing. `}
            <a
              className="text-link"
              href={addressOf(auditCalls.uploadSetAside, { params: { id: upload.id } })}
            >
              {upload.setAsideRows === 1
                ? 'Download it with its reason'
                : 'Download them with their reasons'}
            </a>
          </p>
          <WideTable
            label="Rows set aside"
            columns={[{ heading: 'Row' }, { heading: 'Why' }]}
            className=""
          >
            <tbody>
              {setAside.slice(0, rowsShown).map(({ row, reason }) => (
                <tr key={`${row} ${reason}`} className="border-b border-hair align-top">
                  <th scope="row" className="py-2 pr-4 font-normal">
                    {counted(row)}
                  </th>
                  <td className="py-2">{reason}</td>
                </tr>
              ))}
            </tbody>
          </WideTable>
          {setAside.length > rowsShown && (
            <p className="mt-3 text-small text-soft">{`The first ${rowsShown}; the download has all.`}</p>
          )}
        </>
      )}
    </QueryBoundary>
  )
}
