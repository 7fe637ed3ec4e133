import type { ReportFacts } from '../../facts/report-facts.ts'
import type { Reviews } from '../../facts/reviews.ts'
import { html, type Markup } from '../../html.ts'
import { counted } from '../../words/amounts.ts'

/** What this report is not, and what it cannot know. */
export function limitations({ reviews }: ReportFacts): Markup {
  return html`<ul class="spaced">
    <li>
      <strong>Claims only.</strong> The audit read what the file states. It saw no medical record,
      prescription, plan document, contract or eligibility file, and makes no clinical judgment.
    </li>
    <li>
      <strong>Not legal advice.</strong> The citations say where a rule is written. Whether it binds
      this plan and these providers, and what may be recovered, is for counsel to say.
    </li>
    <li>
      <strong>Not a finding of fraud.</strong> A finding is a question about a line. It says nothing
      of intent.
    </li>
    <li>
      <strong>Medicare benchmarks.</strong> Edits and limits published for Medicare bind other
      payers only where these have adopted them.
    </li>
    <li>
      <strong>Statistics ask, they do not prove.</strong> An outlier asks for a justification; a
      sound one may well exist.
    </li>
    <li>
      <strong>${reviewed(reviews)}</strong> A qualified reviewer should confirm a finding before
      money is asked for or a provider is named.
    </li>
    <li>
      <strong>Clean is not correct.</strong> A clean line passed the checks that could be made.
      Section 7 says which could not.
    </li>
    <li>
      <strong>Underpayments</strong> were not looked for and are not set against overpayments,
      except where a rule says so.
    </li>
    <li>
      <strong>Code sets.</strong> CPT is a registered trademark of the American Medical Association.
      Procedure codes appear without their descriptions; look those up in a licensed edition.
    </li>
    <li>
      <strong>Reliance.</strong> The report covers this file on the day it was audited, for those
      for whom it was made.
    </li>
  </ul> `
}

function reviewed({ asked, decided }: Reviews): string {
  if (decided === 0) return 'Not reviewed by a person.'
  const left = asked - decided
  return left === 0
    ? 'Reviewed by a person, finding by finding.'
    : `${counted(left, 'finding')} not decided on by a person.`
}
