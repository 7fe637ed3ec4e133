import { reviewCalls, type SavedViewGiven } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint, endpointKey } from '../../../api/client.ts'
import { messageOf } from '../../../api/request.ts'
import { showFailure, showToast } from '../../../toast/toasts.ts'

function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: endpointKey(reviewCalls.savedViews) })
}

/** Names a list, or names a view anew. */
export function useSaveView(id?: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (given: SavedViewGiven) =>
      id === undefined
        ? callEndpoint(reviewCalls.saveView, { body: given })
        : callEndpoint(reviewCalls.changeView, { params: { id }, body: { name: given.name } }),
    onSuccess: async ({ name }) => {
      await refresh()
      showToast({ title: `Saved: ${name}` })
    },
  })
}

export function useDeleteView() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(reviewCalls.deleteView, { params: { id } }),
    onSuccess: async () => {
      await refresh()
      showToast({ title: 'View deleted', description: 'Its findings stay.' })
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'The view could not be deleted'))
    },
  })
}
