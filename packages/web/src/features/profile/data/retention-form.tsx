import { ownDataCalls } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { callEndpoint, endpointKey } from '../../../api/client.ts'
import { messageOf } from '../../../api/request.ts'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { showFailure, showToast } from '../../../toast/toasts.ts'

/** After how many days uploads are deleted; empty: they are kept. */
export function RetentionForm({ days }: { readonly days: number | null }) {
  const [typed, setTyped] = useState(days === null ? '' : String(days))
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: (wanted: number | null) =>
      callEndpoint(ownDataCalls.setRetention, { body: { days: wanted } }),
    onSuccess: async ({ retentionDays }) => {
      const description =
        retentionDays === null
          ? 'Uploads are kept until you delete them.'
          : `Uploads older than ${retentionDays} days are deleted within the hour.`
      showToast({ title: 'Retention Saved', description })
      await client.invalidateQueries({ queryKey: endpointKey(ownDataCalls.ownData) })
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'Failed to save the retention'))
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = typed.trim()
    if (text !== '' && !/^\d+$/.test(text))
      showFailure('Validation Error', 'Please enter whole days')
    else save.mutate(text === '' ? null : Number(text))
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        label="Delete Uploads After (days)"
        inputMode="numeric"
        hint="From 1 to 3,650; leave it empty to keep them. Results and files go with them, for good."
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
        }}
      />
      <Button
        type="submit"
        look="secondary"
        className="justify-self-start"
        disabled={save.isPending}
      >
        Save Retention
      </Button>
    </form>
  )
}
