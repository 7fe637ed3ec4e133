import { auditCalls, ownDataCalls, type Upload } from '@plumbline/contract'
import { addressOf } from '../../api/address.ts'
import type { RowAction } from '../../components/row-menu.tsx'

/** What a dialog of the row asks about. */
export type Asked = 'report' | 'delete' | 'rename' | 'again'

/** What may be done with an upload beyond the first things, by whoever `may` change or remove it. */
export function actionsOf(
  upload: Upload,
  ask: (what: Asked) => void,
  goTo: (path: string) => void,
  may: { readonly change: boolean; readonly remove: boolean },
): RowAction[] {
  const { id, auditType, status, setAsideRows, auditsAgain } = upload
  const params = { id }
  const done = status === 'completed'
  const asking = (label: string, what: Asked): RowAction => ({
    label,
    onChoose: () => {
      ask(what)
    },
  })
  const file = (label: string, href: string): RowAction => ({ label, href })
  const compare = {
    label: auditsAgain === null ? 'Compare' : 'Compare with the Audit Before',
    onChoose: () => {
      goTo(`/compare/${id}${auditsAgain === null ? '' : `?with=${auditsAgain}`}`)
    },
  }
  const medicare = {
    label: 'Percent of Medicare',
    onChoose: () => {
      goTo(`/medicare/${id}`)
    },
  }
  const againLabel = upload.rulesAreNewer ? 'Audit Again with Newer Rules' : 'Audit the File Again'
  return [
    ...(done && upload.reportPath !== null ? [asking('Report Options', 'report')] : []),
    ...(may.change ? [asking('Rename', 'rename')] : []),
    ...(done
      ? [
          compare,
          ...(auditType === 'Medical' ? [medicare] : []),
          ...(may.change ? [asking(againLabel, 'again')] : []),
          file('All Lines as CSV', addressOf(auditCalls.uploadCsv, { params })),
        ]
      : []),
    ...(setAsideRows > 0
      ? [file('Rows Set Aside as CSV', addressOf(auditCalls.uploadSetAside, { params }))]
      : []),
    ...(upload.isSample
      ? []
      : [file('Original File', addressOf(ownDataCalls.uploadOriginal, { params }))]),
    ...(may.remove ? [{ ...asking('Delete', 'delete'), destroys: true }] : []),
  ]
}
