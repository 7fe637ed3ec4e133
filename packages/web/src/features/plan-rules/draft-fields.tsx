import { createContext, use } from 'react'
import { ChoiceField, type Choice } from '../../components/fields/choice-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import type { RuleDraft } from './rule-draft.ts'

/** What the form holds, how it is changed, and what was said of it. */
export interface DraftForm {
  readonly draft: RuleDraft
  readonly change: (change: Partial<RuleDraft>) => void
  /** By the place that the server names: `rule.scope.codes`. */
  readonly errors: ReadonlyMap<string, string>
}

export const DraftContext = createContext<DraftForm | undefined>(undefined)

export function useDraft(): DraftForm {
  const form = use(DraftContext)
  if (!form) throw new Error('A field stands in no form')
  return form
}

/** The names of fields that hold text. */
type TextName = {
  [Name in keyof RuleDraft]: string extends RuleDraft[Name] ? Name : never
}[keyof RuleDraft]

/** One field of the rule, by its name in the draft; `place` is where the server says that it is wrong. */
export function DraftText({
  name,
  place,
  label,
  hint,
  type = 'text',
}: {
  readonly name: TextName
  readonly place: string
  readonly label: string
  readonly hint?: string
  readonly type?: 'text' | 'date'
}) {
  const { draft, change, errors } = useDraft()
  return (
    <TextField
      label={label}
      hint={hint}
      type={type}
      autoComplete="off"
      value={draft[name]}
      error={errorAt(errors, place)}
      onChange={({ target }) => {
        change({ [name]: target.value })
      }}
    />
  )
}

/** A closed choice of the rule. */
export function DraftChoice<Name extends 'claims' | 'sex' | 'kind' | 'of' | 'per' | 'yearBegins'>({
  name,
  label,
  choices,
}: {
  readonly name: Name
  readonly label: string
  readonly choices: readonly Choice<RuleDraft[Name]>[]
}) {
  const { draft, change } = useDraft()
  return (
    <ChoiceField
      label={label}
      value={draft[name]}
      choices={choices}
      onChoose={(value) => {
        change({ [name]: value })
      }}
    />
  )
}

/** What was said of a place, or of anything below it: the third code of a list is in the list. */
export function errorAt(errors: ReadonlyMap<string, string>, place: string): string | undefined {
  for (const [field, message] of errors)
    if (field === place || field.startsWith(`${place}.`)) return message
  return undefined
}
