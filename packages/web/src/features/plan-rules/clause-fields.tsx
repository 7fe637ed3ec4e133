import { controlLook, Field } from '../../components/fields/field.tsx'
import { DraftText, errorAt, useDraft } from './draft-fields.tsx'

/** Whose terms they are, where they stand, their words, and for which days of service they hold. */
export function ClauseFields() {
  const { draft, change, errors } = useDraft()
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-lead font-semibold">The clause</legend>
      <div className="grid gap-4 tablet:grid-cols-2">
        <DraftText
          name="plan"
          place="plan"
          label="Plan or contract"
          hint="As findings name it: Acme PPO 2026"
        />
        <DraftText name="document" place="document" label="Document" hint="Its title" />
        <DraftText
          name="clause"
          place="rule.clause"
          label="Clause"
          hint="Where in the document: Section 4.2"
        />
      </div>
      <Field
        label="Words of the clause"
        hint="As they stand in the document. Findings and reports quote them."
        error={errorAt(errors, 'rule.quote')}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={1000}
            className={controlLook}
            value={draft.quote}
            onChange={({ target }) => {
              change({ quote: target.value })
            }}
          />
        )}
      </Field>
      <div className="grid gap-4 tablet:grid-cols-2">
        <DraftText name="from" place="rule.from" label="First day of service" type="date" />
        <DraftText
          name="to"
          place="rule.to"
          label="Last day of service"
          type="date"
          hint="Left empty where it holds on"
        />
      </div>
    </fieldset>
  )
}
