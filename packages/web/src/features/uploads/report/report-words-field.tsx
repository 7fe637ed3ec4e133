import { modelCalls, type ReportQuery } from '@plumbline/contract'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../../api/client.ts'
import { SelectField } from '../../../components/fields/select-field.tsx'

/** Who says what main causes mean; asked only where a model may write it. */
export function ReportWordsField({
  words,
  onChange,
}: {
  readonly words: ReportQuery['words']
  readonly onChange: (words: ReportQuery['words']) => void
}) {
  const standing = useQuery(endpointQuery(modelCalls.modelStanding)).data
  if (!standing?.model || !standing.words) return null
  return (
    <SelectField
      label="Words of “What this means”"
      hint="AI words stand around the rules’ own figures, are marked as such in the report, and stand only where they passed every check."
      value={words}
      onChange={({ target }) => {
        onChange(target.value === 'model' ? 'model' : 'rules')
      }}
    >
      <option value="rules">Written by rules</option>
      <option value="model">AI words, where there are any</option>
    </SelectField>
  )
}
