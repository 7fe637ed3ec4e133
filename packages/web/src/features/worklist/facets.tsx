import { classNames, type FindingFacets } from '@plumbline/contract'
import { useFindingFacets } from '../../api/finding-queries.ts'
import { categoryLabel } from '../../format/category.ts'
import { counted } from '../../format/money.ts'
import { decisionWords } from '../../shell/review/decision-words.ts'
import { DropDown } from '../../components/drop-down.tsx'
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
  return (
    <div
      role="group"
      aria-label="Filters"
      className="flex flex-wrap items-center gap-2 max-tablet:w-full max-tablet:flex-nowrap max-tablet:overflow-x-auto max-tablet:*:shrink-0"
    >
      {names.map((name) => {
        const chosen = chosenOf(state, name)
        const values = found?.[name] ?? []
        if (values.length < 2 && chosen.length === 0) return null
        return (
          <DropDown
            key={name}
            name="facets"
            strong={chosen.length > 0}
            label={chosen.length > 0 ? `${facets[name]}: ${counted(chosen.length)}` : facets[name]}
          >
            {() => (
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
            )}
          </DropDown>
        )
      })}
    </div>
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
