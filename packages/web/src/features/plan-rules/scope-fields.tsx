import { DraftChoice, DraftText, errorAt, useDraft } from './draft-fields.tsx'

const claimsChoices = [
  { value: 'medical' as const, label: 'Medical claims' },
  { value: 'pharmacy' as const, label: 'Pharmacy fills' },
]
const sexChoices = [
  { value: '' as const, label: 'Everybody' },
  { value: 'F' as const, label: 'Women and girls' },
  { value: 'M' as const, label: 'Men and boys' },
]

/** Which lines the clause is about. What is left empty restricts nothing. */
export function ScopeFields() {
  const { draft } = useDraft()
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 text-lead font-semibold">Which lines</legend>
      <p className="text-small text-soft">
        What is left empty restricts nothing. Several codes are separated by commas.
      </p>
      <div className="grid gap-4 tablet:grid-cols-2">
        <DraftChoice name="claims" label="Claims" choices={claimsChoices} />
        {draft.claims === 'medical' ? <MedicalFields /> : <FillFields />}
        <DraftText
          name="providers"
          place="rule.scope.providers"
          label="Providers"
          hint="NPIs or tax numbers"
        />
        <DraftText
          name="payers"
          place="rule.scope.payers"
          label="Payers"
          hint="Names as the claims file has them"
        />
        <DraftText
          name="plans"
          place="rule.scope.plans"
          label="Plans or lines of business"
          hint="Names as the claims file has them"
        />
        <DraftChoice name="sex" label="Patients" choices={sexChoices} />
        <DraftText name="ageFrom" place="rule.scope.ageFrom" label="From age" />
        <DraftText name="ageTo" place="rule.scope.ageTo" label="To age" hint="Included" />
      </div>
      <Exceptions />
    </fieldset>
  )
}

function MedicalFields() {
  return (
    <>
      <DraftText
        name="codes"
        place="rule.scope.codes"
        label="Procedure codes"
        hint="97110, or a range: 97110-97140"
      />
      <DraftText name="revenueCodes" place="rule.scope.revenueCodes" label="Revenue codes" />
      <DraftText
        name="modifiers"
        place="rule.scope.modifiers"
        label="Modifiers"
        hint="One of them stands on the line"
      />
      <DraftText name="places" place="rule.scope.places" label="Places of service" />
    </>
  )
}

function FillFields() {
  return (
    <DraftText
      name="ndcs"
      place="rule.scope.ndcs"
      label="NDCs"
      hint="11 digits, or the first 9: every package of the product"
    />
  )
}

/** What takes lines out of the clause: few clauses have any. */
function Exceptions() {
  const { draft, errors } = useDraft()
  const isOpen =
    draft.exceptCodes + draft.exceptModifiers + draft.exceptPlaces + draft.exceptRevenueCodes !==
      '' ||
    draft.exceptNdcs + draft.exceptProviders !== '' ||
    errorAt(errors, 'rule.scope.except') !== undefined
  return (
    <details open={isOpen}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Exceptions</summary>
      <p className="mb-3 text-small text-soft">
        A line that has any of these is none that the clause is about.
      </p>
      <div className="grid gap-4 tablet:grid-cols-2">
        {draft.claims === 'medical' ? (
          <>
            <DraftText
              name="exceptCodes"
              place="rule.scope.except.codes"
              label="Except procedure codes"
            />
            <DraftText
              name="exceptModifiers"
              place="rule.scope.except.modifiers"
              label="Except modifiers"
            />
            <DraftText
              name="exceptPlaces"
              place="rule.scope.except.places"
              label="Except places of service"
            />
            <DraftText
              name="exceptRevenueCodes"
              place="rule.scope.except.revenueCodes"
              label="Except revenue codes"
            />
          </>
        ) : (
          <DraftText name="exceptNdcs" place="rule.scope.except.ndcs" label="Except NDCs" />
        )}
        <DraftText
          name="exceptProviders"
          place="rule.scope.except.providers"
          label="Except providers"
        />
      </div>
    </details>
  )
}
