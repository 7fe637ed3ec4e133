import { categories, claimOrders, type Category, type ErrorFlag } from '@plumbline/contract'
import { useEffect, useState } from 'react'
import type { ClaimOrder, OpenClaims } from '../../shell/claims-address.ts'
import { ChoiceField, type Choice } from '../../components/fields/choice-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { categoryLabel } from '../../format/category.ts'

const all = { value: '', label: 'All' } as const

const statusChoices: readonly Choice<ErrorFlag | ''>[] = [
  all,
  { value: 'Flagged', label: 'Flagged' },
  { value: 'Needs Review', label: 'Needs Review' },
  { value: 'Clean', label: 'Clean' },
]

const categoryChoices: readonly Choice<Category | ''>[] = [
  all,
  ...categories.map((category) => ({ value: category, label: categoryLabel(category) })),
]

const orderLabels: Readonly<Record<ClaimOrder, string>> = {
  row: 'As in the file',
  '-savings': 'Most at risk first',
  '-charge': 'Highest charge first',
  date: 'Earliest service first',
}
const orderChoices = claimOrders.map((order) => ({ value: order, label: orderLabels[order] }))

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
    <search className="mb-5 grid grid-cols-2 gap-x-3 gap-y-2 desktop:grid-cols-4 desktop:gap-4">
      <SearchField search={search} onSearch={onSearch} />
      <ChoiceField
        label="Status"
        value={open.status ?? ''}
        choices={statusChoices}
        onChoose={(status) => {
          onChange({ ...open, status: status || undefined })
        }}
      />
      <ChoiceField
        label="Category"
        value={open.category ?? ''}
        choices={categoryChoices}
        onChoose={(category) => {
          onChange({ ...open, category: category || undefined })
        }}
      />
      <ChoiceField
        label="Order"
        value={open.order ?? 'row'}
        choices={orderChoices}
        onChoose={(order) => {
          onChange({ ...open, order })
        }}
      />
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
