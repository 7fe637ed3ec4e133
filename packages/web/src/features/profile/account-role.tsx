import { letterRoles, type LetterRole } from '@plumbline/contract'
import { ChoiceField } from '../../components/fields/choice-field.tsx'

const roles: readonly LetterRole[] = [
  ...(['plan', 'pbm', 'audit-firm', 'provider', 'pharmacy'] as const),
  ...(['patient', 'advocate', 'employer', 'law-firm'] as const),
]
const choices = [
  { value: 'none' as const, label: 'Not specified' },
  ...roles.map((value) => ({ value, label: letterRoles[value] })),
]

/** Who the account is: for them findings say what to do, in the app and in reports, and letters begin. */
export function AccountRole({
  role,
  onChoose,
}: {
  readonly role: LetterRole | null
  readonly onChoose: (role: LetterRole | null) => void
}) {
  return (
    <div>
      <ChoiceField
        label="You Are"
        value={role ?? 'none'}
        choices={choices}
        onChoose={(chosen) => {
          onChoose(chosen === 'none' ? null : chosen)
        }}
      />
      <p className="mt-1 text-small text-soft">
        Findings and reports tell this role what to do, and letters are written in its voice.
      </p>
    </div>
  )
}
