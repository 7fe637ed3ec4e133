import { auditCalls, type Upload, type UploadAuditType } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshUploads } from '../../api/audit-queries.ts'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { showFailure } from '../../toast/toasts.ts'

const otherType: Readonly<Record<UploadAuditType, UploadAuditType>> = {
  Medical: 'Pharmacy',
  Pharmacy: 'Medical',
}

/** Refusals that an audit as the other type may not give: the file was asked for the wrong columns. */
const mayBeOther: ReadonlySet<Upload['errorCode']> = new Set([
  'other-audit-type',
  'no-service-column',
  'no-codes',
  'no-date-column',
  'no-service-rows',
])

/** Refusals that the same file gets each time: another file is what helps. */
const needsAnotherFile: ReadonlySet<Upload['errorCode']> = new Set([
  ...['empty-file', 'binary-file', 'image-file', 'pdf-encrypted', 'pdf-damaged', 'corrupt-gzip'],
  ...['header-only', 'price-list', 'exclusion-list', 'aggregated-file', 'person-list'],
  ...['clinical-codes', 'code-list', 'letter', 'hl7-file', 'amounts-as-rows'],
])

/**
 * Audits a file again that ended in an error, as after an upgrade; it need not be sent again. Where
 * the file was refused, the other audit type may be what is wrong. What only another file can mend
 * is not offered again.
 */
export function AuditAgain({ upload }: { readonly upload: Upload }) {
  const { id, uploadName, auditType, status, errorCode } = upload
  const client = useQueryClient()
  const again = useMutation({
    mutationFn: (as: UploadAuditType) =>
      callEndpoint(auditCalls.retryUpload, { params: { id }, body: { auditType: as } }),
    onSuccess: () => refreshUploads(client),
    onError: (error) => {
      showFailure('Error', messageOf(error, 'The file could not be audited again.'))
    },
  })
  if (status === 'error' && needsAnotherFile.has(errorCode)) return null
  const other = otherType[auditType]
  const isOther = errorCode === 'other-audit-type'
  const isInQuestion = status === 'error' && mayBeOther.has(errorCode) && !upload.isSample
  const choices = isInQuestion ? [auditType, other] : [auditType]
  // What the file looks like is offered first.
  const offered = isOther ? choices.toReversed() : choices
  return offered.map((as, place) => {
    const label = as === auditType ? 'Audit Again' : `Audit as ${as}`
    return (
      <Button
        key={as}
        look={isOther && place === 0 ? 'primary' : 'secondary'}
        aria-label={`${label}: ${uploadName}`}
        disabled={again.isPending}
        onClick={() => {
          again.mutate(as)
        }}
      >
        {label}
      </Button>
    )
  })
}
