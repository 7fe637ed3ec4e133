import { plans, type PurchasablePlanId } from '@plumbline/contract'
import { useMutation } from '@tanstack/react-query'
import { enterpriseInquiry } from '../../shell/contacts.ts'
import { buttonLook } from '../../components/button-look.ts'
import { Button } from '../../components/button.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { PlanCard } from '../../components/plan-card.tsx'
import { showFailure } from '../../toast/toasts.ts'
import { CheckoutFields } from './checkout-fields.tsx'
import {
  checkoutFailure,
  checkoutRequest,
  checkoutUrl,
  missingForCheckout,
  type CheckoutDetails,
} from './checkout.ts'
import { useCheckoutDetails } from './use-checkout-details.ts'

export function PricingPage() {
  const asked = useCheckoutDetails()
  const checkout = useCheckout()
  const choose = (planId: PurchasablePlanId) => {
    const details = asked.details()
    const missing = missingForCheckout(details)
    if (missing) showFailure(missing.title, missing.description)
    else checkout.mutate({ planId, details })
  }
  return (
    <>
      <PageHeading title="Choose your plan" />
      <p className="reading -mt-4 mb-8 text-lead text-soft">
        Payment is taken upfront. The 7-day risk-free guarantee applies from the day you pay.
      </p>
      <CheckoutFields {...asked} />
      <div className="mt-10 grid gap-6 desktop:grid-cols-3">
        {[plans.starter, plans.professional].map((plan) => (
          <PlanCard key={plan.key} plan={plan}>
            <Button
              look={plan.mostPopular ? 'primary' : 'secondary'}
              disabled={checkout.isPending}
              aria-label={`Get Started with ${plan.name}`}
              onClick={() => {
                choose(plan.key === 'starter' ? 'starter' : 'professional')
              }}
            >
              {checkout.isPending && checkout.variables.planId === plan.key
                ? 'Starting checkout...'
                : 'Get Started'}
            </Button>
          </PlanCard>
        ))}
        <PlanCard plan={plans.enterprise}>
          <a href={enterpriseInquiry} className={buttonLook('secondary')}>
            Contact Sales
          </a>
        </PlanCard>
      </div>
      <GuaranteeTerms />
    </>
  )
}

function useCheckout() {
  return useMutation({
    mutationFn: async (choice: { planId: PurchasablePlanId; details: CheckoutDetails }) => {
      const url = await checkoutUrl(checkoutRequest(choice.planId, choice.details))
      if (url === undefined) throw new Error('The answer has no checkout page')
      window.location.assign(url)
    },
    onError: (error) => {
      const { title, description } = checkoutFailure(error)
      showFailure(title, description)
    },
  })
}

function GuaranteeTerms() {
  return (
    <section aria-labelledby="guarantee" className="reading mt-12 border-t border-ink pt-4">
      <h2 id="guarantee" className="mb-2 text-lead font-semibold">
        7-day risk-free guarantee
      </h2>
      <p className="text-soft">
        Cancel within 7 days with under 1% of your plan&apos;s monthly claim volume used, and you
        may request a refund. Every refund carries a $9.99 administrative fee. One claim line read
        from a file counts as one claim; a file larger than what is left of the month is refused
        whole and uses none of it.
      </p>
    </section>
  )
}
