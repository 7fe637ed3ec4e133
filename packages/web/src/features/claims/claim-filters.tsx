import { categories, claimOrders, type ErrorFlag } from '@plumbline/contract'
import { useEffect, useState } from 'react'
import type { ClaimOrder, OpenClaims } from '../../shell/claims-address.ts'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { categoryLabel } from '../../format/category.ts'

const statuses = ['Flagged', 'Needs Review', 'Clean'] as const satisfies readonly ErrorFlag[]

const orderLabels: Readonly<Record<ClaimOrder, string>> = {
  row: 'As in the file',
  '-savings': 'Most at risk first',
  '-charge': 'Highest charge first',
  date: 'Earliest service first',
}

/** A search waits until the typing rests. */
const searchDelayMs = 250

/** What narrows the lines, and their order. A search may name a person: it stays out of addresses. */
export function ClaimFilters({
  open,
  search,
  onChange,
  onSearch,
}: {
  readonly open: OpenClaims
  readonly search: string
  readonly onChange: (open: OpenClaims) => void
  readonly onSearch: (search: string) => void
}) {
  return (
    <search className="mb-5 grid gap-4 tablet:grid-cols-2 desktop:grid-cols-4">
      <SearchField search={search} onSearch={onSearch} />
      <SelectField
        label="Status"
        value={open.status ?? ''}
        onChange={(event) => {
          onChange({ ...open, status: statuses.find((status) => status === event.target.value) })
        }}
      >
        <option value="">All</option>
        {statuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </SelectField>
      <SelectField
        label="Category"
        value={open.category ?? ''}
        onChange={(event) => {
          const { value } = event.target
          onChange({ ...open, category: categories.find((category) => category === value) })
        }}
      >
        <option value="">All</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {categoryLabel(category)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Order"
        value={open.order ?? 'row'}
        onChange={(event) => {
          onChange({ ...open, order: claimOrders.find((order) => order === event.target.value) })
        }}
      >
        {claimOrders.map((order) => (
          <option key={order} value={order}>
            {orderLabels[order]}
          </option>
        ))}
      </SelectField>
    </search>
  )
}

function SearchField({
  search,
  onSearch,
}: {
  readonly search: string
  readonly onSearch: (search: string) => void
}) {
  const [typed, setTyped] = useState(search)
  useEffect(() => {
    if (typed === search) return
    const timer = setTimeout(() => {
      onSearch(typed)
    }, searchDelayMs)
    return () => {
      clearTimeout(timer)
    }
  }, [typed, search, onSearch])
  return (
    <TextField
      label="Search"
      type="search"
      placeholder="Claim number or code"
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value)
      }}
    />
  )
}
