import { modelCalls, type ModelStanding } from '@plumbline/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callEndpoint, endpointKey, endpointQuery } from '../../../api/client.ts'
import { messageOf } from '../../../api/request.ts'
import { Button } from '../../../components/button.tsx'
import { Panel } from '../../../components/panel.tsx'
import { showFailure, showToast } from '../../../toast/toasts.ts'

/** Whether a language model may word findings, and exactly what it would be sent. */
export function WordsSection() {
  const standing = useQuery(endpointQuery(modelCalls.modelStanding)).data
  return (
    <Panel heading="AI Words" className="max-w-[40rem]">
      {standing && (standing.model ? <Switch standing={standing} /> : <NoModel />)}
    </Panel>
  )
}

function NoModel() {
  return (
    <p>
      No language model is set up on this server: every text is written by rules. Findings come from
      rules alone in any case.
    </p>
  )
}

function Switch({ standing: { words, model } }: { readonly standing: ModelStanding }) {
  const save = useSave()
  return (
    <div className="grid gap-4">
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          className="mt-1 size-5"
          checked={words}
          disabled={save.isPending}
          onChange={({ target }) => {
            save.mutate(target.checked)
          }}
        />
        <span>
          <span className="block font-semibold">Let a language model explain findings</span>
          <span className="text-soft">
            {`${model?.name ?? ''} at ${model?.host ?? ''} is sent the pattern of a finding: the rule's own words, with the kinds of facts between them. No code, amount, date, name or number of your claims leaves. Its words are shown beside the rule's sentence once they passed every check; findings, dollars and exports do not change.`}
          </span>
        </span>
      </label>
      <Example />
    </div>
  )
}

/** What would leave, word for word, once it is asked for. */
function Example() {
  const [asked, setAsked] = useState(false)
  const example = useQuery({ ...endpointQuery(modelCalls.modelExample), enabled: asked }).data
  if (!example) {
    return (
      <Button
        look="secondary"
        className="justify-self-start"
        onClick={() => {
          setAsked(true)
        }}
      >
        Show Me Exactly
      </Button>
    )
  }
  if (example.sent === null) return <p className="text-soft">There is no finding to show yet.</p>
  return (
    <dl className="grid gap-2 text-small">
      <dt className="font-semibold">Orders, the same for everybody</dt>
      <dd
        className="code max-h-48 overflow-auto border border-hair p-3 whitespace-pre-wrap"
        tabIndex={0}
      >
        {example.sent.system}
      </dd>
      <dt className="font-semibold">For your newest finding</dt>
      <dd className="code overflow-auto border border-hair p-3 whitespace-pre-wrap" tabIndex={0}>
        {example.sent.user}
      </dd>
    </dl>
  )
}

function useSave() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (words: boolean) => callEndpoint(modelCalls.setModelSwitches, { body: { words } }),
    onSuccess: async ({ words }) => {
      showToast({
        title: words ? 'AI Words On' : 'AI Words Off',
        description: words
          ? 'They appear beside findings as they are written.'
          : 'All words are written by rules again.',
      })
      await client.invalidateQueries({ queryKey: endpointKey(modelCalls.modelStanding) })
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'Failed to save. Nothing changed; please try again.'))
    },
  })
}
