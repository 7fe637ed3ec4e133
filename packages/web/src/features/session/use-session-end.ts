import { useCallback, useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { lastAnswerMs, sendForJson } from '../../api/request.ts'
import { userQuery } from '../../api/user.ts'
import { sessionStateAt, type SessionEnd, type SessionState } from './session-end.ts'

const lookEveryMs = 1_000

interface Extended {
  readonly idleEndsAt: string
  readonly absoluteEndsAt: string
}

/** Watches the end of the session; `extend` starts its idle time anew. */
export function useSessionEnd(): { state: SessionState; extend: () => Promise<void> } {
  const [end, setEnd] = useState<SessionEnd>()
  const [state, setState] = useState<SessionState>({ kind: 'fine' })
  const client = useQueryClient()

  const extend = useCallback(async () => {
    const answer = await sendForJson<Extended>('POST', '/api/session/extend')
    setEnd({
      idleMs: Date.parse(answer.idleEndsAt) - Date.now(),
      absoluteEndsMs: Date.parse(answer.absoluteEndsAt),
    })
  }, [])

  useEffect(() => {
    extend().catch(() => undefined) // Without an answer there is nothing to warn of.
  }, [extend])

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

  return { state, extend }
}

function sameState(a: SessionState, b: SessionState): boolean {
  return a.kind !== 'ending'
    ? a.kind === b.kind
    : b.kind === 'ending' && a.leftSeconds === b.leftSeconds
}
