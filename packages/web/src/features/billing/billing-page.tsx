import { useUsage } from '../../api/audit-queries.ts'
import { useUser } from '../../api/user.ts'
import { PageHeading } from '../../components/page-heading.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { AvailablePlans } from './available-plans.tsx'
import { CancelSubscription } from './cancel-subscription.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { PurchaseOffers } from './purchase-offers.tsx'
import { UsageThisMonth } from './usage-this-month.tsx'

export function BillingPage() {
  const usage = useUsage()
  const user = useUser().data
  return (
    <>
      <PageHeading title="Billing & Plan" />
      <QueryBoundary query={usage}>
        {(current) => (
          <div className="grid gap-6">
            <PurchaseOffers planId={current.planId} />
            <div className="grid gap-6 desktop:grid-cols-2">
              <CurrentPlan usage={current} />
              <UsageThisMonth usage={current} />
            </div>
            {user && <AvailablePlans user={user} planId={current.planId} />}
            {current.subscriptionStatus === 'active' && !current.isCanceled && (
              <CancelSubscription />
            )}
          </div>
        )}
      </QueryBoundary>
    </>
  )
}
