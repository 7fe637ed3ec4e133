import type { ReportFacts } from '../../facts/report-facts.ts'
import { html, type Markup } from '../../html.ts'

const blanks = ['Name', 'Title and credentials', 'Organization', 'Date', 'Signature']

/** Where the person who reviewed the findings signs for them. */
export function signature({ reportId, cover = {} }: ReportFacts): Markup {
  return html`<p>
      ${cover.status === 'final' ? 'Reviewed' : 'To be reviewed'} against the records and the terms
      that apply. The signature below stands for report <span class="c">${reportId}</span> and no
      other version.
    </p>
    <dl class="signature">
      ${blanks.map(
        (blank) =>
          html`<div>
            <dt>${blank}</dt>
            <dd></dd>
          </div>`,
      )}
    </dl>`
}
