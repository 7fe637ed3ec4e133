import { plans, type Usage } from '@plumbline/contract'
import { Badge } from '../../components/badge.tsx'
import { Panel } from '../../components/panel.tsx'
import { dayOf } from '../../format/dates.ts'

export function CurrentPlan({ usage }: { readonly usage: Usage }) {
  const plan = usage.planId === null ? undefined : plans[usage.planId]
  const status = usage.subscriptionStatus
  return (
    <Panel heading="Current Plan">
      <p className="flex flex-wrap items-center gap-3 text-heading font-light">
        {plan?.name ?? 'Trial'}
        <Badge tone={status === 'active' ? 'default' : 'secondary'}>{statusText(status)}</Badge>
      </p>
      <p className="text-soft">{plan?.description ?? 'No plan chosen yet'}</p>
      {plan && <p className="mt-2 text-lead">{plan.priceText}</p>}
      {usage.isTrialPeriod && usage.trialEndDate !== null && (
        <p className="mt-3 border-l-4 border-metal-light pl-3">
          Your trial ends on {dayOf(usage.trialEndDate)}.
        </p>
      )}
    </Panel>
  )
}

function statusText(status: Usage['subscriptionStatus']): string {
  if (status === 'pending_payment') return 'Payment Required'
  return status ?? 'inactive'
}
