import { lookCalls, type ColumnHelp, type UploadLook } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint, endpointKey } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Panel } from '../../components/panel.tsx'
import { counted } from '../../format/money.ts'
import { showFailure } from '../../toast/toasts.ts'

/** The way to ask a model what columns in doubt are; nothing where none may be asked. */
export function LookHelp({ look }: { readonly look: UploadLook }) {
  const ask = useProposals(look.upload.id)
  const { standing, columns } = look.help
  if (standing === 'off') return null
  return (
    <Panel heading="AI proposals">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="secondary"
          disabled={ask.isPending || standing === 'asked'}
          onClick={() => {
            ask.mutate()
          }}
        >
          {ask.isPending ? 'Asking...' : 'Ask What They May Be'}
        </Button>
        <p role="status" className="reading text-small text-soft">
          {ask.isSuccess && standing === 'may-be-asked'
            ? 'No answer came that passed every check. What rules read stays.'
            : saidOf(columns, standing)}
        </p>
      </div>
    </Panel>
  )
}

function saidOf(columns: ColumnHelp['columns'], standing: ColumnHelp['standing']): string {
  const asked = `${counted(columns.length)} ${columns.length === 1 ? 'column' : 'columns'}`
  if (standing === 'may-be-asked')
    return `For ${asked}, headings leave as far as their words are on our list, and how values are written (“99/99/9999”). No value leaves.`
  const proposed = columns.filter(({ proposal }) => proposal !== null).length
  return `${counted(proposed)} of ${asked} have an AI proposal, checked against our fields and the values. Nothing changes until you take one.`
}

function useProposals(id: string) {
  const client = useQueryClient()
  const params = { id }
  return useMutation({
    mutationFn: () => callEndpoint(lookCalls.askForColumns, { params }),
    onSuccess: (look) => {
      client.setQueryData(endpointKey(lookCalls.uploadLook, { params }), look)
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'Nothing could be asked.'))
    },
  })
}
