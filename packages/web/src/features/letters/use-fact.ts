import type { CaseChange } from '@plumbline/contract'
import { useEffect, useRef, useState } from 'react'
import { useChangeCase } from '../../api/case-queries.ts'
import { messageOf } from '../../api/request.ts'
import type { Ask } from './asks.ts'

/** Long enough not to send each letter typed, short enough that the checklist ticks while one looks. */
const pauseMs = 600

/** A fact as it is typed: kept by the server at a pause, and when the field is left. */
export function useFact(caseId: string, ask: Ask) {
  const [typed, setTyped] = useState(ask.value)
  const sent = useRef(ask.value)
  const change = useChangeCase(caseId)
  const { mutate } = change
  const keep = (value: string) => {
    if (value === sent.current) return
    sent.current = value
    mutate(changeOf(ask, value), {
      onError: () => {
        // The next pause tries again.
        sent.current = ask.value
      },
    })
  }
  const keepNow = useRef(keep)
  useEffect(() => {
    keepNow.current = keep
  })
  useEffect(() => {
    const timer = setTimeout(() => {
      keepNow.current(typed)
    }, pauseMs)
    return () => {
      clearTimeout(timer)
    }
  }, [typed])
  // What was typed last is kept when the form goes.
  const last = useRef(typed)
  useEffect(() => {
    last.current = typed
  }, [typed])
  useEffect(
    () => () => {
      keepNow.current(last.current)
    },
    [],
  )
  return {
    value: typed,
    error: change.isError ? messageOf(change.error, 'This could not be kept.') : undefined,
    type: setTyped,
    leave: () => {
      keep(typed)
    },
  }
}

function changeOf({ name, claimId, findingId }: Ask, value: string): CaseChange {
  if (claimId !== null) return { claimFacts: { [claimId]: { [name]: value } } }
  if (findingId !== null) return { answers: { [findingId]: value } }
  return { facts: { [name]: value } }
}
