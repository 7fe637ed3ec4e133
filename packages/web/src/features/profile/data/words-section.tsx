import {
  modelCalls,
  type ModelStanding,
  type ModelSwitches,
  type ModelSwitchesChanged,
} from '@plumbline/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callEndpoint, endpointKey, endpointQuery } from '../../../api/client.ts'
import { messageOf } from '../../../api/request.ts'
import { Button } from '../../../components/button.tsx'
import { Panel } from '../../../components/panel.tsx'
import { showFailure, showToast } from '../../../toast/toasts.ts'

/** What a language model may be asked for, and exactly what it would be sent. */
export function WordsSection() {
  const standing = useQuery(endpointQuery(modelCalls.modelStanding)).data
  return (
    <Panel heading="AI Words" className="max-w-[40rem]">
      {standing && (standing.model ? <Switches standing={standing} /> : <NoModel />)}
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

function Switches({ standing }: { readonly standing: ModelStanding }) {
  const save = useSave()
  const who = `${standing.model?.name ?? ''} at ${standing.model?.host ?? ''}`
  const use = (name: keyof ModelSwitches) => ({
    checked: standing[name],
    disabled: save.isPending,
    onChange: (isOn: boolean) => {
      save.mutate({ [name]: isOn })
    },
  })
  return (
    <div className="grid gap-4">
      <Switch {...use('words')} title="Let a language model explain findings">
        {`${who} is sent the pattern of a finding: the rule's own words, with the kinds of facts between them. No code, amount, date, name or number of your claims leaves. Its words are shown beside the rule's sentence once they passed every check; findings, dollars and exports do not change. For the main causes of a report and the issues of a letter it is sent words of the rule alone; they stand where you choose them.`}
      </Switch>
      <Switch {...use('questions')} title="Let it read questions that rules do not understand">
        {`${who} is sent the plain words of such a question. Names, codes, days, amounts and any word that is not on our list stay here; a question with such a word is not sent. It picks from closed lists what you mean; every figure is counted here, and the answer shows how the question was read.`}
      </Switch>
      <Switch {...use('columns')} title="Let it propose what doubtful columns are">
        {`When you ask for it in the look before an audit, ${who} is sent, for the columns in doubt, those words of their headings that are on our list, and how their values are written (“$9,999.99”). No value, and no other word or number, leaves. It picks from our fields; a pick that the values cannot be is refused, and nothing changes until you take one.`}
      </Switch>
      <Switch {...use('secondLook')} title="Let it look again where no table decides">
        {`After an audit, ${who} is sent, for lines without a finding, the codes of the service and its diagnoses with our words about them, the patient's sex, and age as a span of years: at most 200 pairs of a file, those that cost most. No name, number, date or amount leaves. It picks from closed lists whether the pair is plausible and why not. Where three looks agree, a suggestion stands in a tab of its own beside the claims. It is no finding, has no dollars and counts nowhere; you take it or leave it.`}
      </Switch>
      <Switch
        {...use('documents')}
        disabled={save.isPending || !(standing.mayHoldDocuments || standing.documents)}
        title="Let it read plan documents and medical records"
      >
        {standing.mayHoldDocuments
          ? `When you press a button beside a document, ${who} is sent sentences of it as they stand, with whatever names and numbers they hold: this is your data, and may be protected health information. It proposes rules and finds places in records, each with a quote that is held against the document; a person decides.`
          : 'This is your data as it stands, and may be protected health information. This server has no model that may hold it: an agreement has to cover the model and it has to keep nothing, or it has to answer at a private address.'}
      </Switch>
      <Example />
    </div>
  )
}

function Switch({
  title,
  checked,
  disabled,
  onChange,
  children,
}: {
  readonly title: string
  readonly checked: boolean
  readonly disabled: boolean
  readonly onChange: (isOn: boolean) => void
  readonly children: string
}) {
  return (
    <label className="flex min-h-11 items-start gap-3">
      <input
        type="checkbox"
        className="mt-1 size-5"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => {
          onChange(target.checked)
        }}
      />
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="text-soft">{children}</span>
      </span>
    </label>
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
  const { sent, columns } = example
  return (
    <div className="grid gap-4">
      {sent === null ? (
        <p className="text-soft">There is no finding to show yet.</p>
      ) : (
        <Sent about="words" sent={sent} given="For your newest finding" />
      )}
      <Sent
        about="columns"
        sent={columns}
        given={
          columns.isMadeUp
            ? 'For a made-up file: none of yours waits with columns in doubt'
            : 'For your newest file that waits with columns in doubt'
        }
      />
      <Sent about="second looks" sent={example.pair} given="For a made-up pair" />
      <Sent
        about="documents"
        sent={example.document}
        given="For a made-up plan; yours stands in its place"
      />
    </div>
  )
}

function Sent({
  about,
  sent,
  given,
}: {
  readonly about: string
  readonly sent: { readonly system: string; readonly user: string }
  readonly given: string
}) {
  return (
    <dl className="grid gap-2 text-small">
      <dt className="font-semibold">{`Orders about ${about}, the same for everybody`}</dt>
      <dd
        className="code max-h-48 overflow-auto border border-hair p-3 whitespace-pre-wrap"
        tabIndex={0}
      >
        {sent.system}
      </dd>
      <dt className="font-semibold">{given}</dt>
      <dd
        className="code max-h-64 overflow-auto border border-hair p-3 whitespace-pre-wrap"
        tabIndex={0}
      >
        {sent.user}
      </dd>
    </dl>
  )
}

function useSave() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ModelSwitchesChanged) => callEndpoint(modelCalls.setModelSwitches, { body }),
    onSuccess: async (standing, changed) => {
      showToast(changedWords(standing, changed))
      await client.invalidateQueries({ queryKey: endpointKey(modelCalls.modelStanding) })
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'Failed to save. Nothing changed; please try again.'))
    },
  })
}

function onOrOff(isOn: boolean): string {
  return isOn ? 'On' : 'Off'
}

function changedWords(now: ModelSwitches, changed: ModelSwitchesChanged) {
  const { words, questions, columns, secondLook, documents } = now
  if (changed.secondLook !== undefined)
    return {
      title: `Second Looks ${onOrOff(secondLook)}`,
      description: secondLook
        ? 'Suggestions appear in a tab of their own beside the claims.'
        : 'What you took stays; no audit changes.',
    }
  if (changed.documents !== undefined)
    return { title: `AI Documents ${onOrOff(documents)}`, description: documentsSaid(documents) }
  if (changed.columns !== undefined)
    return {
      title: `AI Proposals ${onOrOff(columns)}`,
      description: columns
        ? 'Ask for them in the look before an audit.'
        : 'Columns are read by rules and people again.',
    }
  return changed.words === undefined
    ? { title: `AI Reading ${onOrOff(questions)}`, description: readingSaid(questions) }
    : { title: `AI Words ${onOrOff(words)}`, description: wordsSaid(words) }
}

function wordsSaid(isOn: boolean): string {
  return isOn
    ? 'They appear beside findings as they are written.'
    : 'All words are written by rules again.'
}

function readingSaid(isOn: boolean): string {
  return isOn
    ? 'Answers say which questions the model read.'
    : 'All questions are read by rules again.'
}

function documentsSaid(isOn: boolean): string {
  return isOn
    ? 'Nothing is sent before you press the button beside a document.'
    : 'No document goes to a model.'
}
