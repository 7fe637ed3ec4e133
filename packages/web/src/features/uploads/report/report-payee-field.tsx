import { SelectField } from '../../../components/fields/select-field.tsx'
import { useMostGroups } from '../../../api/finding-queries.ts'
import { roundDollars } from '../../../format/money.ts'

/** The payees with findings in an upload, those with most dollars first. */
export function ReportPayeeField({
  uploadId,
  payee,
  onChange,
}: {
  readonly uploadId: string
  readonly payee: string
  readonly onChange: (payee: string) => void
}) {
  const { data, isError } = useMostGroups({ upload: uploadId }, 'provider')
  const hint = isError
    ? 'The payees could not be loaded. Close this and try again.'
    : 'The packet has this payee’s lines and nothing of anybody else.'
  return (
    <SelectField
      label="Payee"
      hint={hint}
      required
      value={payee}
      onChange={({ target }) => {
        onChange(target.value)
      }}
    >
      <option value="">Choose a payee</option>
      {data?.groups.flatMap(({ key, label, dollars }) =>
        key === null
          ? []
          : [
              <option key={key} value={key}>
                {label}, {roundDollars(dollars.firm + dollars.recordsNeeded)}
              </option>,
            ],
      )}
    </SelectField>
  )
}
