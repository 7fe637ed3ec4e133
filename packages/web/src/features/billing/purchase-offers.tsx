import { billingCalls, plans, type PurchaseAnswer, type PurchaseOffer } from '@plumbline/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callEndpoint, endpointQuery } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Panel } from '../../components/panel.tsx'
import { dayOf } from '../../format/dates.ts'
import { showFailure, showToast } from '../../toast/toasts.ts'

/** Purchases that guests made with the customer's address: nothing happens before an answer. */
export function PurchaseOffers({ planId }: { readonly planId: string | null }) {
  const offers = useQuery(endpointQuery(billingCalls.purchaseOffers)).data ?? []
  return offers.map((offer) => <Offer key={offer.id} offer={offer} hasPlan={planId !== null} />)
}

function Offer({ offer, hasPlan }: { readonly offer: PurchaseOffer; readonly hasPlan: boolean }) {
  const client = useQueryClient()
  const answer = useMutation({
    mutationFn: (body: PurchaseAnswer) => callEndpoint(billingCalls.answerOffer, { body }),
    onSuccess: (_user, { answer: given }) => {
      const attached = given === 'attach'
      showToast({
        title: attached ? 'Purchase attached' : 'Noted',
        description: attached
          ? 'The plan is part of your account now.'
          : 'The purchase stays with whoever made it.',
      })
      void client.invalidateQueries()
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'Your answer could not be saved'))
    },
  })
  const say = (given: PurchaseAnswer['answer']) => () => {
    answer.mutate({ id: offer.id, answer: given })
  }
  return (
    <Panel heading="A purchase was made with your address">
      <p className="mb-4">
        {plans[offer.planId].name}, {plans[offer.planId].priceText}, on {dayOf(offer.paidAt)}, by
        somebody who was not signed in. If it was you, attach it.
        {hasPlan && ' It replaces your present plan, whose subscription then ends.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button disabled={answer.isPending} onClick={say('attach')}>
          Attach It
        </Button>
        <Button look="secondary" disabled={answer.isPending} onClick={say('not-mine')}>
          Not Mine
        </Button>
      </div>
    </Panel>
  )
}
