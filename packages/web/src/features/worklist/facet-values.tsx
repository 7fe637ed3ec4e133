import { classNames, decisionNames, type FindingFacets } from '@plumbline/contract'
import { categoryLabel } from '../../format/category.ts'
import { counted } from '../../format/money.ts'
import type { Change, ListState } from './list-address.ts'

/** What the list can be narrowed by, in the order in which it is offered. */
export const facets = {
  upload: 'Upload',
  category: 'Category',
  rule: 'Rule',
  provider: 'Payee',
  payer: 'Payer',
  standing: 'Standing',
  class: 'Kind',
  decision: 'Decision',
} as const satisfies Record<keyof FindingFacets, string>
export type Facet = keyof typeof facets

const ownWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...classNames,
    ...decisionNames,
    firm: 'Firm',
    'records-needed': 'Records needed',
    'in-doubt': 'Reading in doubt',
    none: 'None',
  }),
)

/** A facet with its values, and those of them that are chosen. */
export interface FacetPart {
  readonly name: Facet
  readonly chosen: readonly string[]
  readonly values: FindingFacets[Facet]
}

/** The values of a facet, each with how many findings it would leave. */
export function FacetValues({
  part: { name, chosen, values },
  onNarrow,
}: {
  readonly part: FacetPart
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

/** The values of a facet that the address names. */
export function chosenOf({ filter }: ListState, name: Facet): readonly string[] {
  return filter[name]?.split(',') ?? []
}

/** What a value is called. */
export function wordsOf(name: Facet, value: string, label: string): string {
  if (name === 'category') return categoryLabel(value)
  if (name === 'class' || name === 'decision' || name === 'standing') {
    return ownWords.get(value) ?? label
  }
  return label
}
