import type { ReportFacts } from '../../facts/report-facts.ts'
import { html, type Markup } from '../../html.ts'

/** How another can make the same audit and check this one. */
export function repeat({ document, productVersion }: ReportFacts): Markup {
  const { file } = document
  return html`<p>The same file, rules and tables give the same findings. To repeat the audit:</p>
    <ol class="spaced">
      <li>
        Take the file whose SHA-256 is <span class="c hash">${file.sha256}</span>. One changed byte
        gives another number.
      </li>
      <li>Take Plumbline ${productVersion} and import the releases listed in section 3.</li>
      <li>
        Run <span class="c">plumbline audit</span> on the file with
        <span class="c">--type ${file.type}</span>, and compare the totals of section 2 and the
        findings of appendix A.
      </li>
    </ol>
    <p>
      The CSV export (<span class="c">--csv</span>) lists every line, clean ones too; the JSON
      (<span class="c">--json</span>) holds every finding with its evidence for programs to compare.
    </p> `
}
