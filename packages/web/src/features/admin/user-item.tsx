import {
  planIds,
  plans,
  quickCreditReason,
  unlimitedClaims,
  type AdminUserRow,
  type User,
} from '@plumbline/contract'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { counted } from '../../format/money.ts'
import { useAdminAction } from './admin-queries.ts'
import type { UserDialog } from './user-dialogs.tsx'

/** One user: standing and usage, and every change that can be made from the list. */
export function UserItem({
  row: { user, usage },
  onDialog,
}: {
  readonly row: AdminUserRow
  readonly onDialog: (dialog: UserDialog) => void
}) {
  const limit = usage.claimsLimit === unlimitedClaims ? 'unlimited' : counted(usage.claimsLimit)
  return (
    <li className="grid gap-4 border-b border-hair py-5 desktop:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="flex flex-wrap items-center gap-2 text-lead font-semibold">
          {nameOf(user)}
          {user.isArchived && <Badge tone="warn">Archived</Badge>}
          {user.role === 'admin' && <Badge tone="default">Administrator</Badge>}
        </h2>
        <p className="text-soft">
          {user.email}
          {user.companyName !== null && ` · ${user.companyName}`}
        </p>
        <p className="mt-1">
          {`${counted(usage.claimsUsed)} of ${limit} claims this month · ${counted(user.bonusCredits)} bonus credits · `}
          {statusText(user)}
        </p>
      </div>
      {user.role === 'client' && <Actions user={user} onDialog={onDialog} />}
    </li>
  )
}

function Actions({
  user,
  onDialog,
}: {
  readonly user: User
  readonly onDialog: (dialog: UserDialog) => void
}) {
  const action = useAdminAction()
  const open = (kind: UserDialog['kind']) => () => {
    onDialog({ kind, user })
  }
  if (user.isArchived) {
    return (
      <div className="flex flex-wrap items-start gap-2 desktop:justify-end">
        <Button look="secondary" onClick={open('restore')}>
          Restore
        </Button>
        <Button look="danger" onClick={open('delete')}>
          Delete permanently
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2 desktop:justify-end">
        <div className="w-44">
          <PlanSelect user={user} />
        </div>
        <Button
          look="secondary"
          disabled={action.isPending}
          onClick={() => {
            action.mutate({
              method: 'POST',
              path: '/api/admin/toggle-access',
              body: { userId: user.id, accessEnabled: !user.accessEnabled },
              done: { title: 'Success', description: 'User access updated successfully' },
              failed: 'Failed to update user access',
            })
          }}
        >
          {user.accessEnabled ? 'Disable access' : 'Enable access'}
        </Button>
        <QuickCredits user={user} credits={100} />
        <QuickCredits user={user} credits={-50} disabled={user.bonusCredits < 50} />
        <Button look="secondary" onClick={open('credits')}>
          Credits…
        </Button>
      </div>
      <div className="flex flex-wrap gap-2 desktop:justify-end">
        <Button look="secondary" onClick={open('sessions')}>
          Clear sessions
        </Button>
        <Button look="secondary" onClick={open('archive')}>
          Archive
        </Button>
        <Button look="danger" onClick={open('delete')}>
          Delete permanently
        </Button>
      </div>
    </div>
  )
}

function QuickCredits({
  user,
  credits,
  disabled = false,
}: {
  readonly user: User
  readonly credits: number
  readonly disabled?: boolean
}) {
  const action = useAdminAction()
  const label = credits > 0 ? `+${credits}` : String(credits)
  return (
    <Button
      look="secondary"
      aria-label={`${label} bonus credits for ${user.email}`}
      disabled={disabled || action.isPending}
      onClick={() => {
        action.mutate({
          method: 'POST',
          path: '/api/admin/add-credits',
          body: { userId: user.id, credits, reason: quickCreditReason },
          done: { title: 'Success', description: 'Bonus credits added successfully' },
          failed: 'Failed to add bonus credits',
        })
      }}
    >
      {label}
    </Button>
  )
}

function PlanSelect({ user }: { readonly user: User }) {
  const action = useAdminAction()
  return (
    <SelectField
      label="Plan"
      value={user.planId ?? 'none'}
      disabled={action.isPending}
      onChange={(event) => {
        action.mutate({
          method: 'POST',
          path: '/api/admin/update-plan',
          body: { userId: user.id, planId: event.target.value },
          done: { title: 'Success', description: 'User plan updated successfully' },
          failed: 'Failed to update user plan',
        })
      }}
    >
      <option value="none">None</option>
      {planIds.map((id) => (
        <option key={id} value={id}>
          {plans[id].name}
        </option>
      ))}
    </SelectField>
  )
}

function nameOf({ firstName, lastName, email }: User): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email
}

function statusText(user: User): string {
  const access = user.accessEnabled ? 'access enabled' : 'access not enabled'
  const status =
    user.subscriptionStatus === 'pending_payment'
      ? 'Pending Plan'
      : (user.subscriptionStatus ?? 'inactive')
  return `${status}, ${access}`
}
