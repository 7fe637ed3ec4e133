import type { AdminUserRow, User } from '@plumbline/contract'
import { Badge } from '../../components/badge.tsx'
import { claimsLimitText } from '../../format/claims-limit.ts'
import { counted } from '../../format/money.ts'
import { UserActions } from './user-actions.tsx'
import type { UserDialog } from './user-dialogs.tsx'

/** One user: standing and usage, and every change that can be made from the list. */
export function UserItem({
  row: { user, usage },
  onDialog,
}: {
  readonly row: AdminUserRow
  readonly onDialog: (dialog: UserDialog) => void
}) {
  const limit = claimsLimitText(usage.claimsLimit)
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
      {user.role === 'client' && <UserActions user={user} onDialog={onDialog} />}
    </li>
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
