import { teamCalls } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endpointKey } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { showFailure, showToast } from '../../toast/toasts.ts'

interface TeamAction {
  readonly send: () => Promise<unknown>
  readonly done: string
}

/** Does something to the team, says that it was done, and shows the team as it is then. */
export function useTeamAction() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ send }: TeamAction) => send(),
    onSuccess: async (_answer, { done }) => {
      await client.invalidateQueries({ queryKey: endpointKey(teamCalls.team) })
      showToast({ title: 'Success', description: done })
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'The team could not be changed. Please try again.'))
    },
  })
}
