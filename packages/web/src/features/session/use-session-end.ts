import { accountCalls } from '@plumbline/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callEndpoint } from '../../api/client.ts'
import { lastAnswerMs } from '../../api/request.ts'
import { userQuery } from '../../api/user.ts'
import { sessionStateAt, type SessionEnd, type SessionState } from './session-end.ts'

const lookEveryMs = 1_000

async function extendSession(): Promise<SessionEnd> {
  const answer = await callEndpoint(accountCalls.extendSession)
  return {
    idleMs: Date.parse(answer.idleEndsAt) - Date.now(),
    absoluteEndsMs: Date.parse(answer.absoluteEndsAt),
  }
}

/** Watches the end of the session; `extend` starts its idle time anew and throws where it cannot. */
export function useSessionEnd(): { state: SessionState; extend: () => Promise<unknown> } {
  const [state, setState] = useState<SessionState>({ kind: 'fine' })
  const client = useQueryClient()
  const { data: end, refetch } = useQuery({ queryKey: ['session-end'], queryFn: extendSession })

  useEffect(() => {
    if (!end) return undefined
    const timer = setInterval(() => {
      const now = sessionStateAt(Date.now(), end, lastAnswerMs())
      setState((before) => (sameState(before, now) ? before : now))
      if (now.kind !== 'over') return
      clearInterval(timer)
      void client.invalidateQueries({ queryKey: userQuery.queryKey })
    }, lookEveryMs)
    return () => {
      clearInterval(timer)
    }
  }, [end, client])

  return { state, extend: () => refetch({ throwOnError: true }) }
}

function sameState(a: SessionState, b: SessionState): boolean {
  return a.kind === 'ending'
    ? b.kind === 'ending' && a.leftSeconds === b.leftSeconds
    : a.kind === b.kind
}
