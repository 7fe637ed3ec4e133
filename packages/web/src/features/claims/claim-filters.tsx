import { categories, claimOrders, type Category, type ErrorFlag } from '@plumbline/contract'
import { useEffect, useState, type ReactNode } from 'react'
import type { ClaimOrder, OpenClaims } from '../../shell/claims-address.ts'
import { DropDown } from '../../components/drop-down.tsx'
import { ChoiceField, type Choice } from '../../components/fields/choice-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { useWide } from '../../shell/wide.ts'
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
  const isWide = useWide()
  const choices = <Choices open={open} onChange={onChange} />
  return (
    <search className="mb-5 grid grid-cols-[1fr_auto] items-end gap-x-3 gap-y-2 desktop:grid-cols-4 desktop:gap-4">
      <SearchField search={search} onSearch={onSearch} />
      {isWide ? choices : <Narrowing open={open}>{choices}</Narrowing>}
    </search>
  )
}

/** On a phone the claims come first: what narrows and orders them opens on a button that says how much does. */
function Narrowing({
  open,
  children,
}: {
  readonly open: OpenClaims
  readonly children: ReactNode
}) {
  const inForce = [open.status, open.category, open.order === 'row' ? undefined : open.order]
  const count = inForce.filter((one) => one !== undefined).length
  return (
    <DropDown
      name="claim-filters"
      end
      strong={count > 0}
      label={count > 0 ? `Filter and order: ${String(count)}` : 'Filter and order'}
    >
      {() => <div className="grid gap-3 p-1">{children}</div>}
    </DropDown>
  )
}

function Choices({
  open,
  onChange,
}: {
  readonly open: OpenClaims
  readonly onChange: (open: OpenClaims) => void
}) {
  return (
    <>
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
    </>
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
