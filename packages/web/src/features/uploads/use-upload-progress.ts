import { auditCalls, type Upload } from '@plumbline/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addressOf } from '../../api/address.ts'
import { refreshAuditFigures, refreshUploads, useUploads } from '../../api/audit-queries.ts'

/** Asked again this often while an audit runs and no event comes. */
const pollMs = 1_500

/** Keeps the uploads current while any is being audited: the server's events, and asking besides. */
export function useUploadProgress(): void {
  const client = useQueryClient()
  const running = useUploads().data?.filter(isRunning).length ?? 0
  useEffect(() => {
    if (running === 0) return
    const refresh = () => void refreshUploads(client)
    const events = new EventSource(addressOf(auditCalls.events))
    events.addEventListener('message', refresh)
    const timer = setInterval(refresh, pollMs)
    return () => {
      events.close()
      clearInterval(timer)
      void refreshAuditFigures(client)
    }
  }, [running, client])
}

function isRunning({ status }: Upload): boolean {
  return status === 'processing'
}
