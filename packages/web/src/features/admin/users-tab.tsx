import { planIds, plans, type AdminUsersQuery } from '@plumbline/contract'
import { useState } from 'react'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { ChoiceField, type Choice } from '../../components/fields/choice-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { useAdminUsers } from './admin-queries.ts'
import { UserDialogs, type UserDialog } from './user-dialogs.tsx'
import { UserItem } from './user-item.tsx'

const everyone: AdminUsersQuery = { search: '', plan: 'all', access: 'all' }

const planChoices: readonly Choice<NonNullable<AdminUsersQuery['plan']>>[] = [
  { value: 'all', label: 'All' },
  ...planIds.map((id) => ({ value: id, label: plans[id].name })),
  { value: 'pending_payment', label: 'Payment pending' },
]

const accessChoices: readonly Choice<NonNullable<AdminUsersQuery['access']>>[] = [
  { value: 'all', label: 'All' },
  { value: 'enabled', label: 'Enabled' },
  { value: 'disabled', label: 'Disabled' },
]

/** Find a user, see where they stand, and change it. */
export function UsersTab() {
  const [filter, setFilter] = useState(everyone)
  const [dialog, setDialog] = useState<UserDialog>()
  const query = useAdminUsers(filter)
  return (
    <>
      <UserFilters filter={filter} onChange={setFilter} />
      <QueryBoundary query={query} empty={<EmptyState title="No user matches" />}>
        {(rows) => (
          <ul className="border-t border-ink">
            {rows.map((row) => (
              <UserItem key={row.user.id} row={row} onDialog={setDialog} />
            ))}
          </ul>
        )}
      </QueryBoundary>
      {dialog && (
        <UserDialogs
          dialog={dialog}
          onClose={() => {
            setDialog(undefined)
          }}
        />
      )}
    </>
  )
}

function UserFilters({
  filter,
  onChange,
}: {
  readonly filter: AdminUsersQuery
  readonly onChange: (filter: AdminUsersQuery) => void
}) {
  return (
    <search className="mb-6 grid gap-4 tablet:grid-cols-3">
      <TextField
        label="Search"
        type="search"
        placeholder="Name, email or company"
        value={filter.search}
        onChange={(event) => {
          onChange({ ...filter, search: event.target.value })
        }}
      />
      <ChoiceField
        label="Plan"
        value={filter.plan ?? 'all'}
        choices={planChoices}
        onChoose={(plan) => {
          onChange({ ...filter, plan })
        }}
      />
      <ChoiceField
        label="Access"
        value={filter.access ?? 'all'}
        choices={accessChoices}
        onChoose={(access) => {
          onChange({ ...filter, access })
        }}
      />
    </search>
  )
}
