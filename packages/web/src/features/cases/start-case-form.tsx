import {
  caseCalls,
  type CaseGiven,
  type CaseWhole,
  type LetterRole,
  type Situation,
} from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type * as z from 'zod'
import { caseChanged, useCases } from '../../api/case-queries.ts'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { ChoiceField } from '../../components/fields/choice-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { Panel } from '../../components/panel.tsx'
import { Waiting } from '../../components/states/waiting.tsx'
import { counted, dollars } from '../../format/money.ts'
import type { CaseStart } from '../../shell/case-start.ts'
import { roleChoices, situationFor, situationsOf } from './letter-choices.ts'

/** Who writes, about what, to whom; the role begins as the newest case had it. */
export function StartCaseForm({ start }: { readonly start: CaseStart }) {
  const cases = useCases()
  if (cases.isPending) return <Waiting />
  return <Form start={start} lastRole={cases.data?.items[0]?.role ?? 'plan'} />
}

function Form({ start, lastRole }: { readonly start: CaseStart; readonly lastRole: LetterRole }) {
  const [role, setRole] = useState(lastRole)
  const [wanted, setSituation] = useState<Situation>('overpayment')
  const [counterpart, setCounterpart] = useState(start.counterpart ?? '')
  const situation = situationFor(role, wanted)
  const create = useCreate()
  return (
    <Panel className="max-w-[40rem]" heading={<What start={start} />}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          create.mutate(givenOf(start, role, situation, counterpart))
        }}
      >
        <ChoiceField label="Who writes" value={role} choices={roleChoices} onChoose={setRole} />
        <ChoiceField
          label="What the letter is for"
          value={situation}
          choices={situationsOf(role)}
          onChoose={setSituation}
        />
        <TextField
          label="To whom"
          hint="Shown in your list; the letter has its recipient’s name and address of its own"
          value={counterpart}
          maxLength={200}
          onChange={({ target }) => {
            setCounterpart(target.value)
          }}
        />
        {create.isError && (
          <p role="alert" className="font-semibold text-bad">
            {messageOf(create.error, 'The case could not be started. Please try again.')}
          </p>
        )}
        <Button type="submit" className="justify-self-start" disabled={create.isPending}>
          {create.isPending ? 'Starting...' : 'Start Case'}
        </Button>
      </form>
    </Panel>
  )
}

function What({ start: { findings, count, dollars: sum } }: { readonly start: CaseStart }) {
  const number = count ?? findings?.length
  const words =
    number === undefined
      ? 'The confirmed findings'
      : `${counted(number)} confirmed ${number === 1 ? 'finding' : 'findings'}`
  return sum === undefined ? words : `${words}, ${dollars(sum)}`
}

function givenOf(
  { findings, filter }: CaseStart,
  role: LetterRole,
  situation: Situation,
  typed: string,
): z.input<typeof CaseGiven> {
  const counterpart = typed.trim()
  return {
    role,
    situation,
    ...(counterpart !== '' && { counterpart }),
    ...(findings ? { findings: [...findings] } : { filter }),
  }
}

/** Starts the case with its first draft, since that is what a case is for, and leads to it. */
function useCreate() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (body: z.input<typeof CaseGiven>) => {
      const made = await callEndpoint(caseCalls.createCase, { body })
      return drafted(made)
    },
    onSuccess: async (made) => {
      await caseChanged(client, made)
      await navigate(`/cases/${made.id}`, { replace: true })
    },
  })
}

/** A case without a letter is whole too: the draft can be made from its page. */
async function drafted(made: CaseWhole): Promise<CaseWhole> {
  const params = { id: made.id }
  try {
    await callEndpoint(caseCalls.createLetter, { params })
    return await callEndpoint(caseCalls.case, { params })
  } catch {
    return made
  }
}
