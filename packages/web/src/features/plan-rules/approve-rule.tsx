import { planRuleCalls, type PlanRuleWhole } from '@plumbline/contract'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Panel } from '../../components/panel.tsx'
import { dayOf } from '../../format/dates.ts'
import { showToast } from '../../toast/toasts.ts'
import { useRuleChange } from './plan-rule-queries.ts'

/** A person approves, once every example is confirmed and the rule was tried; it says what is missing. */
export function ApproveRule({
  whole,
  confirmed,
}: {
  readonly whole: PlanRuleWhole
  readonly confirmed: readonly number[]
}) {
  const { id, version, number, from, isTried, reading } = whole
  const approve = useRuleChange(() => {
    const answers = reading.examples.map(({ answer }) => answer)
    const body = { version, confirmed: answers }
    return callEndpoint(planRuleCalls.approvePlanRule, { params: { id }, body })
  })
  const missing = [
    ...(confirmed.length < reading.examples.length
      ? [`confirm ${String(reading.examples.length - confirmed.length)} more examples`]
      : []),
    ...(isTried ? [] : ['try it on a past upload']),
  ]
  return (
    <Panel heading="Approve">
      <p className="reading mb-4">
        {missing.length > 0
          ? `Before it can be approved: ${missing.join(', and ')}.`
          : `From then on every upload is judged by it, for services from ${dayOf(from)} on.`}
      </p>
      {approve.isError && (
        <p role="alert" className="reading mb-4 font-semibold text-bad">
          {messageOf(approve.error, 'It could not be approved. Please try again.')}
        </p>
      )}
      <Button
        disabled={missing.length > 0 || approve.isPending}
        onClick={() => {
          approve.mutate(undefined, {
            onSuccess: () => {
              showToast({ title: `Rule ${String(number)} is approved` })
            },
          })
        }}
      >
        {approve.isPending ? 'Approving...' : 'Approve'}
      </Button>
    </Panel>
  )
}
