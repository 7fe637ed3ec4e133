import type { ReportCoverWords } from '@plumbline/contract'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'

const names = {
  preparedFor: 'Prepared for',
  plan: 'Plan',
  administrator: 'Administrator',
  preparedBy: 'Prepared by',
} as const

const fields = ['preparedFor', 'plan', 'administrator', 'preparedBy'] as const

/** What the report's cover says; what is left empty is taken from the account or left out. */
export function ReportCoverFields({
  cover,
  onChange,
}: {
  readonly cover: ReportCoverWords
  readonly onChange: (cover: ReportCoverWords) => void
}) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-medium">Cover</legend>
      {fields.map((field) => (
        <TextField
          key={field}
          label={names[field]}
          maxLength={120}
          value={cover[field] ?? ''}
          onChange={({ target }) => {
            onChange({ ...cover, [field]: target.value })
          }}
        />
      ))}
      <SelectField
        label="Status"
        hint="Final once a person has reviewed what it asks for."
        value={cover.status}
        onChange={({ target }) => {
          onChange({ ...cover, status: target.value === 'final' ? 'final' : 'draft' })
        }}
      >
        <option value="draft">Draft</option>
        <option value="final">Final</option>
      </SelectField>
    </fieldset>
  )
}
