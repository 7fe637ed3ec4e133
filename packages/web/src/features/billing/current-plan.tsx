import { plans, type Usage } from '@plumbline/contract'
import { Badge } from '../../components/badge.tsx'
import { Panel } from '../../components/panel.tsx'
import { dayOf } from '../../format/dates.ts'

export function CurrentPlan({ usage }: { readonly usage: Usage }) {
  const plan = usage.planId === null ? undefined : plans[usage.planId]
  const { subscriptionStatus: status, isCanceled } = usage
  return (
    <Panel heading="Current Plan">
      <p className="flex flex-wrap items-center gap-3 text-heading font-light">
        {plan?.name ?? 'Trial'}
        <Badge tone={status === 'active' && !isCanceled ? 'default' : 'secondary'}>
          {statusText(usage)}
        </Badge>
      </p>
      <p className="text-soft">{plan?.description ?? 'No plan chosen yet'}</p>
      {plan && <p className="mt-2 text-lead">{plan.priceText}</p>}
      {usage.renews !== null && (
        <p className="mt-1 text-soft">{`The next charge is on ${dayOf(usage.renews)}.`}</p>
      )}
      {isCanceled && (
        <p className="mt-3 border-l-4 border-metal-light pl-3">{canceledText(usage)}</p>
      )}
      {usage.isTrialPeriod && usage.trialEndDate !== null && (
        <p className="mt-3 border-l-4 border-metal-light pl-3">
          Your trial ends on {dayOf(usage.trialEndDate)}.
        </p>
      )}
    </Panel>
  )
}

function statusText({ subscriptionStatus, isCanceled }: Usage): string {
  if (isCanceled) return 'Cancelled'
  if (subscriptionStatus === 'pending_payment') return 'Payment Required'
  return subscriptionStatus ?? 'inactive'
}

/** What a subscription that was canceled still gives. */
function canceledText({ accessEnds }: Pick<Usage, 'accessEnds'>): string {
  return accessEnds === null
    ? 'Cancelled. Choose a plan below to go on.'
    : `Cancelled, access until ${dayOf(accessEnds)}. Choose a plan below to go on after that.`
}
