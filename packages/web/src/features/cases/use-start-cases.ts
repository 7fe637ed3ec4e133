import type { CaseInList, CaseWhole, LetterRole, Situation } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { caseChanged } from '../../api/case-queries.ts'
import { messageOf } from '../../api/request.ts'
import type { CaseStart } from '../../shell/case-start.ts'
import type { LetterQueue } from '../../shell/letter-queue.ts'
import { showFailure } from '../../toast/toasts.ts'
import { draftsOf, factsSaidBefore, startCase, type CaseAsked } from './start-cases.ts'

interface Wanted {
  readonly starts: readonly CaseStart[]
  readonly role: LetterRole
  readonly situation: Situation
}

/** Starts cases one after the other and leads to what there is to do: the case, or the first draft. */
export function useStartCases(cases: readonly CaseInList[]) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (wanted: Wanted) => {
      const facts = await factsSaidBefore(cases, wanted.role)
      const made: CaseWhole[] = []
      for (const start of wanted.starts) {
        try {
          made.push(await startCase(askedOf(start, wanted), facts))
        } catch (error) {
          if (made.length === 0) throw error
          const why = messageOf(error, 'Please try again.')
          showFailure(
            `${String(made.length)} of ${String(wanted.starts.length)} cases started`,
            why,
          )
          return made
        }
      }
      return made
    },
    onSuccess: async (made) => {
      for (const whole of made) await caseChanged(client, whole)
      const [first] = made
      const drafts = draftsOf(made)
      if (made.length === 1) await navigate(`/cases/${first?.id ?? ''}`, { replace: true })
      else {
        const state: LetterQueue = { letterQueue: drafts }
        const [draft] = drafts
        await navigate(draft === undefined ? '/cases' : `/letters/${draft}`, {
          replace: true,
          state,
        })
      }
    },
  })
}

function askedOf(start: CaseStart, { role, situation }: Wanted): CaseAsked {
  const { findings, filter, counterpart = '' } = start
  return {
    role,
    situation,
    ...(counterpart !== '' && { counterpart }),
    ...(findings ? { findings: [...findings] } : { filter }),
  }
}
