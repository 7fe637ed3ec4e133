import { DraftChoice, DraftText, errorAt, useDraft } from './draft-fields.tsx'
import { FeeTableField } from './fee-table-field.tsx'
import { countedChoices, monthChoices, periodChoices, termChoices } from './term-words.ts'

/** What the clause says of those lines: one of a closed list, with its numbers. */
export function TermFields() {
  const { draft, errors } = useDraft()
  const error = errorAt(errors, 'rule.term.leastOf')
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-lead font-semibold">What it says</legend>
      <div className="grid gap-4 tablet:grid-cols-2">
        <DraftChoice name="kind" label="These lines are" choices={termChoices} />
        <Numbers />
      </div>
      {draft.kind === 'price' && (
        <p className="text-small text-soft">Where several prices are written, the least counts.</p>
      )}
      {draft.kind === 'price' && error !== undefined && (
        <p role="alert" className="text-small font-semibold text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function Numbers() {
  const { draft } = useDraft()
  switch (draft.kind) {
    case 'not-covered':
      return null
    case 'limit':
      return <LimitNumbers />
    case 'price':
      return (
        <>
          <DraftText name="percent" place="each price" label="Percent of the charge" />
          <DraftText name="perUnit" place="each price" label="Dollars a unit" />
          <DraftText name="dollars" place="each price" label="Dollars for the service" />
          <DraftText name="medicare" place="each price" label="Percent of what Medicare pays" />
          {draft.medicare !== '' && (
            <DraftText
              name="locality"
              place="each price"
              label="Medicare locality"
              hint="Contractor and locality, seven digits; national prices where it is blank."
            />
          )}
          <FeeTableField of="services" />
        </>
      )
    case 'stay-rates':
      return <FeeTableField of="stays" />
    case 'filing':
      return <DraftText name="days" place="rule.term.days" label="Days after the last service" />
    case 'supply':
      return <DraftText name="days" place="rule.term.mostDays" label="Days at most" />
    case 'case-rate':
      return (
        <DraftText name="dollars" place="rule.term.dollars" label="Dollars for the whole claim" />
      )
    case 'copay':
      return <DraftText name="dollars" place="rule.term.dollars" label="Dollars" />
    case 'coinsurance':
      return (
        <DraftText name="percent" place="rule.term.percent" label="Percent of the allowed amount" />
      )
  }
}

function LimitNumbers() {
  const { draft } = useDraft()
  return (
    <>
      <DraftText name="most" place="rule.term.most" label="At most" />
      <DraftChoice name="of" label="Of" choices={countedChoices} />
      <DraftChoice name="per" label="Within" choices={periodChoices} />
      {draft.per === 'year' && (
        <DraftChoice name="yearBegins" label="The benefit year begins in" choices={monthChoices} />
      )}
    </>
  )
}
