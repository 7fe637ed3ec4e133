import { plans, purchasablePlanIds, type PurchasablePlanId } from '@plumbline/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { showFailure } from '../../toast/toasts.ts'
import { CheckoutFields } from './checkout-fields.tsx'
import {
  checkoutRequest,
  checkoutUrl,
  missingForCheckout,
  type CheckoutDetails,
} from './checkout.ts'
import { useCheckoutDetails } from './use-checkout-details.ts'

export function TrialSetupPage() {
  const asked = useCheckoutDetails()
  const [planId, setPlanId] = useState<PurchasablePlanId>('starter')
  const setUp = useTrialSetup()
  return (
    <div className="max-w-3xl">
      <PageHeading title="Set up your trial" />
      <p className="-mt-4 mb-8 text-lead text-soft">
        Choose a plan and name your company. Your card is charged at signup; the 7-day risk-free
        guarantee applies.
      </p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const details = asked.details()
          const missing = missingForTrial(details)
          if (missing) showFailure(missing.title, missing.description)
          else setUp.mutate({ planId, details })
        }}
        className="grid gap-8"
      >
        <fieldset className="grid gap-4 tablet:grid-cols-2">
          <legend className="mb-2 font-semibold">Plan</legend>
          {purchasablePlanIds.map((id) => (
            <PlanChoice
              key={id}
              planId={id}
              chosen={planId === id}
              onChoose={() => {
                setPlanId(id)
              }}
            />
          ))}
        </fieldset>
        <CheckoutFields {...asked} />
        <Button type="submit" className="justify-self-start" disabled={setUp.isPending}>
          {setUp.isPending ? 'Setting up...' : 'Start Free Trial'}
        </Button>
      </form>
    </div>
  )
}

function missingForTrial(details: CheckoutDetails) {
  const missing = missingForCheckout(details)
  return missing?.title === 'Company Name Required'
    ? { ...missing, description: 'Please enter your company name to continue' }
    : missing
}

function PlanChoice({
  planId,
  chosen,
  onChoose,
}: {
  readonly planId: PurchasablePlanId
  readonly chosen: boolean
  readonly onChoose: () => void
}) {
  const plan = plans[planId]
  return (
    <label
      className={`flex cursor-pointer gap-3 border bg-sheet p-4 ${chosen ? 'border-ink' : 'border-hair'}`}
    >
      <input
        type="radio"
        name="plan"
        value={planId}
        checked={chosen}
        onChange={onChoose}
        className="mt-1 size-4 accent-metal"
      />
      <span>
        <span className="block font-semibold">{plan.name}</span>
        <span className="block">{plan.priceText}</span>
        <span className="block text-small text-soft">{plan.features[0]}</span>
      </span>
    </label>
  )
}

function useTrialSetup() {
  return useMutation({
    mutationFn: async (choice: { planId: PurchasablePlanId; details: CheckoutDetails }) => {
      const url = await checkoutUrl(checkoutRequest(choice.planId, choice.details))
      if (url === undefined) showFailure('Setup Error', 'Failed to create checkout session')
      else window.location.assign(url)
    },
    onError: () => {
      showFailure('Setup Failed', 'Failed to start trial setup')
    },
  })
}
