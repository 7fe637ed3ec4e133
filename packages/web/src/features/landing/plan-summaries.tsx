import { plans } from '@plumbline/contract'
import { enterpriseInquiry } from '../../shell/contacts.ts'
import { buttonLook } from '../../components/button-look.ts'
import { PlanCard } from '../../components/plan-card.tsx'

/** The three plans on the landing page; choosing one begins with an account. */
export function PlanSummaries() {
  return (
    <>
      <div className="grid gap-6 desktop:grid-cols-3">
        {Object.values(plans).map((plan) => (
          <PlanCard key={plan.key} plan={plan} headingLevel="h3">
            {plan.key === 'enterprise' ? (
              <a href={enterpriseInquiry} className={buttonLook('secondary')}>
                Contact Sales
              </a>
            ) : (
              <a href="/auth" className={buttonLook(plan.mostPopular ? 'primary' : 'secondary')}>
                Start Free Trial
              </a>
            )}
          </PlanCard>
        ))}
      </div>
      <p className="reading mt-6 text-small text-soft">
        Your card is charged when you sign up. The 7-day risk-free guarantee lets you cancel within
        7 days with under 1% of the plan&apos;s monthly claim volume used and request a refund, less
        a $9.99 administrative fee. At the monthly limit a file is refused whole, nothing is lost,
        and past audits stay readable.
      </p>
    </>
  )
}
