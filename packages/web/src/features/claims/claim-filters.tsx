import { Category, type ErrorFlag } from '@plumbline/contract'
import { useEffect, useState } from 'react'
import { SelectField } from '../../components/select-field.tsx'
import { TextField } from '../../components/text-field.tsx'
import { categoryLabel } from '../../format/category.ts'
import type { ClaimFilter } from './use-claims.ts'

const statuses = ['Flagged', 'Needs Review', 'Clean'] as const satisfies readonly ErrorFlag[]

/** A search waits until the typing rests. */
const searchDelayMs = 250

export function ClaimFilters({
  filter,
  onChange,
}: {
  readonly filter: ClaimFilter
  readonly onChange: (filter: ClaimFilter) => void
}) {
  const [typed, setTyped] = useState(filter.search)
  useEffect(() => {
    if (typed === filter.search) return
    const timer = setTimeout(() => {
      onChange({ ...filter, search: typed })
    }, searchDelayMs)
    return () => {
      clearTimeout(timer)
    }
  }, [typed, filter, onChange])
  return (
    <search className="mb-5 grid gap-4 tablet:grid-cols-3">
      <TextField
        label="Search"
        type="search"
        placeholder="Claim number or code"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
        }}
      />
      <SelectField
        label="Status"
        value={filter.status ?? ''}
        onChange={(event) => {
          onChange({ ...filter, status: statuses.find((status) => status === event.target.value) })
        }}
      >
        <option value="">All</option>
        {statuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </SelectField>
      <SelectField
        label="Category"
        value={filter.category ?? ''}
        onChange={(event) => {
          const { value } = event.target
          onChange({ ...filter, category: Category.options.find((category) => category === value) })
        }}
      >
        <option value="">All</option>
        {Category.options.map((category) => (
          <option key={category} value={category}>
            {categoryLabel(category)}
          </option>
        ))}
      </SelectField>
    </search>
  )
}
