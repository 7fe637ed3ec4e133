import type { CaseInList, Situation } from '@plumbline/contract'
import { useState } from 'react'
import { useCases } from '../../api/case-queries.ts'
import { useUser } from '../../api/user.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { ChoiceField } from '../../components/fields/choice-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { Panel } from '../../components/panel.tsx'
import { Waiting } from '../../components/states/waiting.tsx'
import { counted, dollars } from '../../format/money.ts'
import type { CaseStart } from '../../shell/case-start.ts'
import { roleChoices, situationFor, situationsOf } from './letter-choices.ts'
import { useStartCases } from './use-start-cases.ts'

/** Who writes, about what, to whom; the role begins as the newest case had it, else as the account has it. */
export function StartCaseForm({ starts }: { readonly starts: readonly CaseStart[] }) {
  const cases = useCases()
  if (cases.isPending) return <Waiting />
  return <Form starts={starts} cases={cases.data?.items ?? []} />
}

function Form({
  starts,
  cases,
}: {
  readonly starts: readonly CaseStart[]
  readonly cases: readonly CaseInList[]
}) {
  const own = useUser().data?.accountRole
  const [role, setRole] = useState(cases[0]?.role ?? own ?? 'plan')
  const [wanted, setSituation] = useState<Situation>('overpayment')
  const [only] = starts.length === 1 ? starts : []
  const [counterpart, setCounterpart] = useState(only?.counterpart ?? '')
  const situation = situationFor(role, wanted)
  const create = useStartCases(cases)
  const carries = cases.some((one) => one.role === role)
  return (
    <Panel className="max-w-[40rem]" heading={headingOf(starts)}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          const named = only ? [{ ...only, counterpart: counterpart.trim() }] : starts
          create.mutate({ starts: named, role, situation })
        }}
      >
        <ChoiceField label="Who writes" value={role} choices={roleChoices} onChoose={setRole} />
        <ChoiceField
          label="What the letter is for"
          value={situation}
          choices={situationsOf(role)}
          onChoose={setSituation}
        />
        {only && <CounterpartField counterpart={counterpart} onChange={setCounterpart} />}
        {carries && (
          <p className="text-small text-soft">
            What you said of yourself in your newest case of this role is filled in.
          </p>
        )}
        {create.isError && (
          <p role="alert" className="font-semibold text-bad">
            {messageOf(create.error, 'The case could not be started. Please try again.')}
          </p>
        )}
        <Button type="submit" className="justify-self-start" disabled={create.isPending}>
          {create.isPending
            ? 'Starting...'
            : only
              ? 'Start Case'
              : `Start ${String(starts.length)} Cases`}
        </Button>
      </form>
    </Panel>
  )
}

function CounterpartField({
  counterpart,
  onChange,
}: {
  readonly counterpart: string
  readonly onChange: (counterpart: string) => void
}) {
  return (
    <TextField
      label="To whom"
      hint="Shown in your list. The letter asks for the recipient’s full name and address."
      value={counterpart}
      maxLength={200}
      onChange={({ target }) => {
        onChange(target.value)
      }}
    />
  )
}

function headingOf(starts: readonly CaseStart[]): string {
  const numbers = starts.map(({ count, findings }) => count ?? findings?.length ?? 0)
  const number = numbers.reduce((sum, one) => sum + one, 0)
  const sum = starts.reduce((total, start) => total + (start.dollars ?? 0), 0)
  const words =
    number === 0
      ? 'The confirmed findings'
      : `${counted(number)} confirmed ${number === 1 ? 'finding' : 'findings'}`
  const money = sum === 0 ? words : `${words}, ${dollars(sum)}`
  return starts.length === 1 ? money : `${String(starts.length)} payees: ${money}`
}
