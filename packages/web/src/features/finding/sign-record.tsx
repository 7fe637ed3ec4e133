import { reviewCalls, type RecordConclusion } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { callEndpoint, endpointKey } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { ChoiceField } from '../../components/fields/choice-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { showToast } from '../../toast/toasts.ts'
import { conclusionWords } from './conclusion-words.ts'

const choices = Object.entries(conclusionWords).map(([value, label]) => ({ value, label }))

/** A person concludes and signs: until then nothing of a reading is kept. */
export function SignRecord({ id, receipt }: { readonly id: string; readonly receipt: string }) {
  const [conclusion, setConclusion] = useState<RecordConclusion>('settles-nothing')
  const [credential, setCredential] = useState('')
  const client = useQueryClient()
  const signing = useMutation({
    mutationFn: () =>
      callEndpoint(reviewCalls.signRecord, {
        params: { id },
        body: { receipt, conclusion, credential },
      }),
    onSuccess: async () => {
      showToast({ title: 'Signed', description: 'It stands beside the finding, in your name.' })
      await client.invalidateQueries({
        queryKey: endpointKey(reviewCalls.finding, { params: { id } }),
      })
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    signing.mutate()
  }
  if (signing.isSuccess) return <p role="status">You signed this reading.</p>
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid items-start gap-3 tablet:grid-cols-[1fr_1fr_auto]"
    >
      <ChoiceField
        label="The record"
        value={conclusion}
        choices={choices}
        onChoose={(chosen) => {
          if (isConclusion(chosen)) setConclusion(chosen)
        }}
      />
      <TextField
        label="Your credential"
        hint="As you sign: RN, CPC"
        autoComplete="off"
        maxLength={100}
        value={credential}
        error={signing.isError ? messageOf(signing.error, 'It could not be signed.') : undefined}
        onChange={({ target }) => {
          setCredential(target.value)
        }}
      />
      <Button
        type="submit"
        look="secondary"
        className="tablet:mt-7"
        disabled={credential.trim().length < 2 || signing.isPending}
      >
        {signing.isPending ? 'Signing...' : 'Sign in My Name'}
      </Button>
    </form>
  )
}

function isConclusion(text: string): text is RecordConclusion {
  return text in conclusionWords
}
