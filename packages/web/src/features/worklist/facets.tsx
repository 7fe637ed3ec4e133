import { classNames, type FindingFacets } from '@plumbline/contract'
import { useFindingFacets } from '../../api/finding-queries.ts'
import { categoryLabel } from '../../format/category.ts'
import { counted } from '../../format/money.ts'
import { decisionWords } from '../../shell/review/decision-words.ts'
import { DropDown } from '../../components/drop-down.tsx'
import { useWide } from '../../shell/wide.ts'
import type { Change, ListState } from './list-address.ts'

const facets = {
  upload: 'Upload',
  category: 'Category',
  rule: 'Rule',
  provider: 'Payee',
  payer: 'Payer',
  standing: 'Standing',
  class: 'Kind',
  decision: 'Decision',
} as const satisfies Record<keyof FindingFacets, string>
type Facet = keyof typeof facets
const names = Object.keys(facets).filter((name): name is Facet => name in facets)

const ownWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...classNames,
    ...decisionWords,
    firm: 'Firm',
    'records-needed': 'Records needed',
    'in-doubt': 'Reading in doubt',
    none: 'None',
  }),
)

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
  if (!isWide) return <Folded parts={parts} onNarrow={onNarrow} />
  return (
    <div role="group" aria-label="Filters" className="flex flex-wrap items-center gap-2">
      {parts.map((part) => (
        <DropDown
          key={part.name}
          name="facets"
          strong={part.chosen.length > 0}
          label={labelOf(part)}
        >
          {() => <Values part={part} onNarrow={onNarrow} />}
        </DropDown>
      ))}
    </div>
  )
}

interface Part {
  readonly name: Facet
  readonly chosen: readonly string[]
  readonly values: FindingFacets[Facet]
}

function labelOf({ name, chosen }: Part): string {
  return chosen.length > 0 ? `${facets[name]}: ${counted(chosen.length)}` : facets[name]
}

/** On a phone the findings come first: all facets open on one button, which says how many are in force. */
function Folded({
  parts,
  onNarrow,
}: {
  readonly parts: readonly Part[]
  readonly onNarrow: (change: Change) => void
}) {
  const inForce = parts.filter(({ chosen }) => chosen.length > 0).length
  if (parts.length === 0) return null
  return (
    <DropDown
      name="facets"
      strong={inForce > 0}
      label={inForce > 0 ? `Filters: ${counted(inForce)}` : 'Filters'}
    >
      {() =>
        parts.map((part) => (
          <details key={part.name} className="border-b border-hair last:border-0">
            <summary className="min-h-11 px-2 py-2.5 font-semibold">{labelOf(part)}</summary>
            <Values part={part} onNarrow={onNarrow} />
          </details>
        ))
      }
    </DropDown>
  )
}

function Values({
  part: { name, chosen, values },
  onNarrow,
}: {
  readonly part: Part
  readonly onNarrow: (change: Change) => void
}) {
  return (
    <fieldset>
      <legend className="sr-only">{facets[name]}</legend>
      {values.map(({ value, label, findings }) => (
        <Value
          key={value}
          label={wordsOf(name, value, label)}
          findings={findings}
          checked={chosen.includes(value)}
          onChange={(checked) => {
            const rest = chosen.filter((one) => one !== value)
            onNarrow({ [name]: (checked ? [...rest, value] : rest).join(',') })
          }}
        />
      ))}
    </fieldset>
  )
}

function Value({
  label,
  findings,
  checked,
  onChange,
}: {
  readonly label: string
  readonly findings: number
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}) {
  return (
    <label className="flex min-h-9 items-center gap-2 px-2 text-small hover:bg-tint max-tablet:min-h-11">
      <input
        type="checkbox"
        className="size-4 shrink-0 accent-metal"
        checked={checked}
        onChange={({ target }) => {
          onChange(target.checked)
        }}
      />
      <span className="min-w-0 grow">{label}</span>
      <span className="text-soft">{counted(findings)}</span>
    </label>
  )
}

function chosenOf({ filter }: ListState, name: Facet): readonly string[] {
  return filter[name]?.split(',') ?? []
}

function wordsOf(name: Facet, value: string, label: string): string {
  if (name === 'category') return categoryLabel(value)
  if (name === 'class' || name === 'decision' || name === 'standing') {
    return ownWords.get(value) ?? label
  }
  return label
}
