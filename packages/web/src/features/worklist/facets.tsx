import type { ReactNode } from 'react'
import { useFindingFacets } from '../../api/finding-queries.ts'
import { DropDown } from '../../components/drop-down.tsx'
import { counted } from '../../format/money.ts'
import { useWide } from '../../shell/wide.ts'
import { AmountsAndDays, amountsAndDaysIn } from './amounts-and-days.tsx'
import {
  chosenOf,
  facets,
  FacetValues,
  wordsOf,
  type Facet,
  type FacetPart,
} from './facet-values.tsx'
import type { Change, ListState } from './list-address.ts'

const names = Object.keys(facets).filter((name): name is Facet => name in facets)

/** What narrows the list: each facet with its values and how many findings each would leave. */
export function Facets({
  state,
  q,
  onNarrow,
}: {
  readonly state: ListState
  readonly q: string
  readonly onNarrow: (change: Change) => void
}) {
  const found = useFindingFacets({ ...state.filter, ...(q !== '' && { q }) }).data
  const isWide = useWide()
  const shown = names.filter(
    (name) => (found?.[name] ?? []).length > 1 || chosenOf(state, name).length > 0,
  )
  const parts = shown.map((name) => ({
    name,
    chosen: chosenOf(state, name),
    values: found?.[name] ?? [],
  }))
  const others = {
    name: 'Dollars and dates',
    inForce: amountsAndDaysIn(state),
    form: <AmountsAndDays state={state} onNarrow={onNarrow} />,
  }
  if (!isWide) return <Folded parts={parts} others={others} onNarrow={onNarrow} />
  return (
    <div role="group" aria-label="Filters" className="flex flex-wrap items-center gap-2">
      {parts.map((part) => (
        <DropDown
          key={part.name}
          name="facets"
          strong={part.chosen.length > 0}
          label={labelOf(part)}
        >
          {() => <FacetValues part={part} onNarrow={onNarrow} />}
        </DropDown>
      ))}
      <DropDown name="facets" strong={others.inForce > 0} label={othersSaid(others)}>
        {() => others.form}
      </DropDown>
    </div>
  )
}

/** One that is chosen is named, several are counted. */
function labelOf({ name, chosen, values }: FacetPart): ReactNode {
  const [first] = chosen
  if (first === undefined) return facets[name]
  const label = values.find(({ value }) => value === first)?.label
  const said = chosen.length === 1 ? wordsOf(name, first, label ?? '1') : counted(chosen.length)
  return <span className="max-w-56 truncate">{`${facets[name]}: ${said}`}</span>
}

/** Filters that are typed and not chosen. */
interface Others {
  readonly name: string
  readonly inForce: number
  readonly form: ReactNode
}

function othersSaid({ name, inForce }: Others): string {
  return inForce > 0 ? `${name}: ${counted(inForce)}` : name
}

/** On a phone the findings come first: all facets open on one button, which says how many are in force. */
function Folded({
  parts,
  others,
  onNarrow,
}: {
  readonly parts: readonly FacetPart[]
  readonly others: Others
  readonly onNarrow: (change: Change) => void
}) {
  const inForce = parts.filter(({ chosen }) => chosen.length > 0).length + others.inForce
  return (
    <DropDown
      name="facets"
      strong={inForce > 0}
      label={inForce > 0 ? `Filters: ${counted(inForce)}` : 'Filters'}
    >
      {() => (
        <>
          {parts.map((part) => (
            <Fold key={part.name} label={labelOf(part)}>
              <FacetValues part={part} onNarrow={onNarrow} />
            </Fold>
          ))}
          <Fold label={othersSaid(others)}>{others.form}</Fold>
        </>
      )}
    </DropDown>
  )
}

function Fold({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <details className="border-b border-hair last:border-0">
      <summary className="min-h-11 px-2 py-2.5 font-semibold">{label}</summary>
      {children}
    </details>
  )
}
