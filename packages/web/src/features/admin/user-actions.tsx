import {
  adminCalls,
  planIds,
  plans,
  quickCreditActions,
  quickCreditReason,
  type PlanId,
  type User,
} from '@plumbline/contract'
import { Suspense } from 'react'
import { callEndpoint } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { ChoiceField, type Choice } from '../../components/fields/choice-field.tsx'
import type { RowAction } from '../../components/row-menu.tsx'
import { atLeisure } from '../../shell/soon.ts'
import { useAdminAction } from './admin-queries.ts'
import type { UserDialog } from './user-dialogs.tsx'

/** The bar fetches menus anyway. */
const RowMenu = atLeisure(async () => (await import('../../components/row-menu.tsx')).RowMenu)

interface ActionsProps {
  readonly user: User
  readonly onDialog: (dialog: UserDialog) => void
}

/** What ends something lies a step away from what is done every day. */
function More({ user, actions }: { readonly user: User; readonly actions: readonly RowAction[] }) {
  return (
    <Suspense fallback={<span aria-hidden="true" className="size-11" />}>
      <RowMenu label={user.email} actions={actions} />
    </Suspense>
  )
}

/** Every change that can be made to a client from the list. */
export function UserActions({ user, onDialog }: ActionsProps) {
  const open = (kind: UserDialog['kind']) => () => {
    onDialog({ kind, user })
  }
  const remove = { label: 'Delete permanently', onChoose: open('delete'), destroys: true }
  if (user.isArchived) {
    return (
      <div className="flex flex-wrap items-start gap-2 desktop:justify-end">
        <Button look="secondary" onClick={open('restore')}>
          Restore
        </Button>
        <More user={user} actions={[remove]} />
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-end gap-2 desktop:justify-end">
      <PlanAndCredits user={user} onMoreCredits={open('credits')} />
      <More
        user={user}
        actions={[
          { label: 'Clear sessions', onChoose: open('sessions') },
          { label: 'Reset password', onChoose: open('reset') },
          { label: 'Archive', onChoose: open('archive') },
          remove,
        ]}
      />
    </div>
  )
}

function PlanAndCredits({
  user,
  onMoreCredits,
}: {
  readonly user: User
  readonly onMoreCredits: () => void
}) {
  return (
    <>
      <div className="w-44">
        <PlanSelect user={user} />
      </div>
      <AccessSwitch user={user} />
      {quickCreditActions.map((credits) => (
        <QuickCredits key={credits} user={user} credits={credits} />
      ))}
      <Button look="secondary" onClick={onMoreCredits}>
        Credits…
      </Button>
    </>
  )
}

function AccessSwitch({ user }: { readonly user: User }) {
  const action = useAdminAction()
  const body = { userId: user.id, accessEnabled: !user.accessEnabled }
  return (
    <Button
      look="secondary"
      disabled={action.isPending}
      onClick={() => {
        action.mutate({
          send: () => callEndpoint(adminCalls.toggleAccess, { body }),
          done: { title: 'Success', description: 'User access updated successfully' },
          failed: 'Failed to update user access',
        })
      }}
    >
      {user.accessEnabled ? 'Disable access' : 'Enable access'}
    </Button>
  )
}

/** Credits at a press; no more can be taken than there are. */
function QuickCredits({ user, credits }: { readonly user: User; readonly credits: number }) {
  const action = useAdminAction()
  const label = credits > 0 ? `+${credits}` : String(credits)
  const body = { userId: user.id, credits, reason: quickCreditReason }
  return (
    <Button
      look="secondary"
      aria-label={`${label} bonus credits for ${user.email}`}
      disabled={user.bonusCredits + credits < 0 || action.isPending}
      onClick={() => {
        action.mutate({
          send: () => callEndpoint(adminCalls.addCredits, { body }),
          done: { title: 'Success', description: 'Bonus credits added successfully' },
          failed: 'Failed to add bonus credits',
        })
      }}
    >
      {label}
    </Button>
  )
}

const planChoices: readonly Choice<PlanId | 'none'>[] = [
  { value: 'none', label: 'None' },
  ...planIds.map((id) => ({ value: id, label: plans[id].name })),
]

function PlanSelect({ user }: { readonly user: User }) {
  const action = useAdminAction()
  return (
    <ChoiceField
      label="Plan"
      value={user.planId ?? 'none'}
      choices={planChoices}
      disabled={action.isPending}
      onChoose={(planId) => {
        action.mutate({
          send: () => callEndpoint(adminCalls.updatePlan, { body: { userId: user.id, planId } }),
          done: { title: 'Success', description: 'User plan updated successfully' },
          failed: 'Failed to update user plan',
        })
      }}
    />
  )
}
