import { caseCalls, type LetterWhole } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { caseChanged } from '../../api/case-queries.ts'
import { callEndpoint } from '../../api/client.ts'
import { carriedFacts } from '../../shell/carried-facts.ts'
import type { LetterQueue } from '../../shell/letter-queue.ts'

/** Goes on to the next letter, with what the sender said of himself in this one filled in. */
export function useNextLetter(letter: LetterWhole, queue: readonly string[]) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (next: string) => {
      const { caseId } = await callEndpoint(caseCalls.letter, { params: { id: next } })
      const [from, to] = await Promise.all(
        [letter.caseId, caseId].map((id) => callEndpoint(caseCalls.case, { params: { id } })),
      )
      if (!from || !to) return
      const facts = Object.fromEntries(
        Object.entries(carriedFacts(from)).filter(([name]) => (to.facts[name] ?? '') === ''),
      )
      if (from.role !== to.role || Object.keys(facts).length === 0) return
      const params = { id: caseId }
      await caseChanged(
        client,
        await callEndpoint(caseCalls.changeCase, { params, body: { facts } }),
      )
    },
    // Without them the next letter only has more to fill in.
    onSettled: async (_made, _error, next) => {
      const state: LetterQueue = { letterQueue: queue }
      await navigate(`/letters/${next}`, { state })
    },
  })
}
