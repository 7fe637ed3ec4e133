import { planIds, plans, type AdminUsersQuery } from '@plumbline/contract'
import { useState } from 'react'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { useAdminUsers } from './admin-queries.ts'
import { UserDialogs, type UserDialog } from './user-dialogs.tsx'
import { UserItem } from './user-item.tsx'

const everyone: AdminUsersQuery = { search: '', plan: 'all', access: 'all' }

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
  const planOptions = ['all', ...planIds, 'pending_payment'] as const
  const accessOptions = ['all', 'enabled', 'disabled'] as const
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
      <SelectField
        label="Plan"
        value={filter.plan}
        onChange={(event) => {
          onChange({ ...filter, plan: planOptions.find((plan) => plan === event.target.value) })
        }}
      >
        <option value="all">All</option>
        {planIds.map((id) => (
          <option key={id} value={id}>
            {plans[id].name}
          </option>
        ))}
        <option value="pending_payment">Payment pending</option>
      </SelectField>
      <SelectField
        label="Access"
        value={filter.access}
        onChange={(event) => {
          onChange({ ...filter, access: accessOptions.find((one) => one === event.target.value) })
        }}
      >
        <option value="all">All</option>
        <option value="enabled">Enabled</option>
        <option value="disabled">Disabled</option>
      </SelectField>
    </search>
  )
}
