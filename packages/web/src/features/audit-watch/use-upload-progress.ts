import { auditCalls, type Upload } from '@plumbline/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addressOf } from '../../api/address.ts'
import { refreshAuditFigures } from '../../api/audit-queries.ts'
import { endpointQuery } from '../../api/client.ts'

/** Asked again this often while an audit runs and no event comes. */
const pollMs = 1_500

/**
 * The uploads as far as some screen asked for them, kept current while any is being audited, whatever
 * screen is shown: by the server's events, and by asking besides.
 */
export function useUploadProgress(): readonly Upload[] | undefined {
  const client = useQueryClient()
  const uploads = useQuery({ ...endpointQuery(auditCalls.listUploads), enabled: false }).data
  const running = uploads?.filter(isRunning).length ?? 0
  useEffect(() => {
    if (running === 0) return undefined
    const list = endpointQuery(auditCalls.listUploads)
    const refresh = () => {
      // A failed question is asked again at the next turn.
      client.query({ ...list, staleTime: 0 }).catch(() => undefined)
    }
    const events = new EventSource(addressOf(auditCalls.events))
    events.addEventListener('message', refresh)
    const timer = setInterval(refresh, pollMs)
    return () => {
      events.close()
      clearInterval(timer)
      void refreshAuditFigures(client)
    }
  }, [running, client])
  return uploads
}

export function isRunning({ status }: Upload): boolean {
  return status === 'processing'
}
