import { categoryNames, classNames } from '@plumbline/engine'
import { html, type Markup } from '../../html.ts'

const terms: readonly (readonly [string, string])[] = [
  ['Allowed', 'The price that the payer accepts for a line, before the member’s share.'],
  ['At risk', 'What a line would lose if its findings stand; never more than was paid on it.'],
  ['Billed', 'The charge on the line.'],
  [
    'Category',
    `What kind of thing is wrong: ${categoryNames.duplicate}, ${categoryNames.units}, ${categoryNames['modifier-misuse']} and so on.`,
  ],
  ['Claim line', 'One billed service or fill; a claim has one or more.'],
  [
    'Class',
    `How sure a finding is: ${Object.values(classNames).join(', ')}. Section 3 says what each means.`,
  ],
  ['Clean', 'No rule that could be checked found anything that asks for action.'],
  ['DRG', 'Diagnosis-related group: one price for an inpatient stay.'],
  [
    'Flagged',
    `The file itself shows that at least one rule is broken: a finding of class ${classNames.error}.`,
  ],
  ['HCPCS', 'The procedure codes of US claims; level I is CPT.'],
  ['ICD-10-CM', 'The diagnosis codes of US claims.'],
  ['MUE', 'Medically Unlikely Edit: the most units of a code that Medicare expects on a day.'],
  ['NCCI', 'National Correct Coding Initiative: which codes Medicare does not pay together.'],
  ['NDC', 'National Drug Code: labeler, product and package, eleven digits on claims.'],
  [
    'Needs Review',
    `A rule may be broken; records or an explanation would settle it: findings of class ${classNames.lead} or ${classNames.outlier}.`,
  ],
  ['NPI', 'National Provider Identifier, ten digits, the last a check digit.'],
  ['Overlap', 'Dollars that more than one finding claims; they count once.'],
  ['POS', 'Place of service, two digits.'],
  ['Row', 'The line of the file where the record starts, as an editor numbers it.'],
  ['Set aside', 'A row that could not be read as a claim line, kept and listed with the reason.'],
]

/** The words that this report uses. */
export const glossary: Markup = html`<dl class="terms">
  ${terms.map(
    ([term, meaning]) =>
      html`<dt>${term}</dt>
        <dd>${meaning}</dd>`,
  )}
</dl> `
