import { planRuleCalls, type PlanRuleWhole } from '@plumbline/contract'
import { useState, type SubmitEvent } from 'react'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { Panel } from '../../components/panel.tsx'
import { useRuleChange } from './plan-rule-queries.ts'
import { useOwnsAccount } from '../../api/may-change.ts'

/** An approved rule is ended where an amendment takes its place, or withdrawn where it was wrong. */
export function EndRule({ whole }: { readonly whole: PlanRuleWhole }) {
  const owns = useOwnsAccount()
  const [to, setTo] = useState(whole.to ?? '')
  const [isAsked, setIsAsked] = useState(false)
  const { end, withdraw } = useEnding(whole, to)
  const error = end.error ?? withdraw.error
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    end.mutate(undefined)
  }
  return (
    <Panel heading={owns ? 'End or withdraw' : 'End'}>
      <form noValidate onSubmit={submit} className="mb-4 grid items-end gap-3 tablet:grid-cols-3">
        <TextField
          label="Last day of service"
          type="date"
          min={whole.from}
          value={to}
          onChange={({ target }) => {
            setTo(target.value)
          }}
        />
        <Button type="submit" look="secondary" disabled={to === '' || end.isPending}>
          Set the Last Day
        </Button>
        {owns && (
          <Button
            look="danger"
            onClick={() => {
              setIsAsked(true)
            }}
          >
            Withdraw
          </Button>
        )}
      </form>
      <p className="reading text-small text-soft">
        Audits that begin later follow. Those that were made stay as they are.
      </p>
      {error && (
        <p role="alert" className="mt-3 font-semibold text-bad">
          {messageOf(error, 'It could not be changed. Please try again.')}
        </p>
      )}
      {isAsked && (
        <WithdrawDialog
          number={whole.number}
          pending={withdraw.isPending}
          onClose={() => {
            setIsAsked(false)
          }}
          onWithdraw={() => {
            withdraw.mutate(undefined)
          }}
        />
      )}
    </Panel>
  )
}

function useEnding({ id, version }: PlanRuleWhole, to: string) {
  const end = useRuleChange(() =>
    callEndpoint(planRuleCalls.endPlanRule, { params: { id }, body: { version, to } }),
  )
  const withdraw = useRuleChange(() =>
    callEndpoint(planRuleCalls.withdrawPlanRule, { params: { id }, body: { version } }),
  )
  return { end, withdraw }
}

function WithdrawDialog({
  number,
  pending,
  onClose,
  onWithdraw,
}: {
  readonly number: number
  readonly pending: boolean
  readonly onClose: () => void
  readonly onWithdraw: () => void
}) {
  return (
    <ConfirmDialog
      title={`Withdraw rule ${String(number)}?`}
      confirmLabel="Withdraw It"
      pending={pending}
      onConfirm={() => {
        onWithdraw()
        onClose()
      }}
      onClose={onClose}
    >
      <p>
        Uploads that are audited later are not judged by it. It cannot be approved again; write it
        anew.
      </p>
    </ConfirmDialog>
  )
}
