import { lookCalls } from '@plumbline/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callEndpoint, endpointKey, endpointQuery } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Panel } from '../../components/panel.tsx'
import { dayOf } from '../../format/dates.ts'
import { showFailure } from '../../toast/toasts.ts'

/** Mappings that hold for the next files with their headings; nothing where none are kept. */
export function KeptMappings() {
  const { data: mappings } = useQuery(endpointQuery(lookCalls.columnMappings))
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: (id: string) => callEndpoint(lookCalls.deleteMapping, { params: { id } }),
    onSuccess: () =>
      client.invalidateQueries({ queryKey: endpointKey(lookCalls.columnMappings), exact: true }),
    onError: (error) => {
      showFailure('Error', messageOf(error, 'The mapping could not be deleted.'))
    },
  })
  if (!mappings || mappings.length === 0) return null
  return (
    <Panel heading="Column mappings">
      <p className="mb-3 text-small text-soft">
        Files with the same headings are read as you said before.
      </p>
      <ul className="grid gap-3">
        {mappings.map(({ id, name, version, savedAt, mapping }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 break-words">
              <strong>{name}</strong>
              <span className="block text-small text-soft">
                {`Version ${version}, ${dayOf(savedAt)}: ${Object.keys(mapping.columns).join(', ')}`}
              </span>
            </span>
            <Button
              look="quiet"
              aria-label={`Delete the mapping ${name}`}
              disabled={remove.isPending}
              onClick={() => {
                remove.mutate(id)
              }}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
