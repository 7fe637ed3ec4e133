import type { Finding } from '@plumbline/engine'
import type { AuditedLine } from '../../facts/audited-line.ts'
import { providerOf } from '../../facts/provider.ts'
import type { ReportFacts } from '../../facts/report-facts.ts'
import { html, nothing, type Markup } from '../../html.ts'
import { count, counted } from '../../words/amounts.ts'
import type { FindingIndex } from './finding-numbers.ts'
import { headClass, lineRows } from './line-rows.ts'

/** Bytes that the lines may take, so that the whole report stays under 5 MB. */
const mostBytes = 3_900_000

/** About what the heading of a claim takes. */
const headingBytes = 260

interface ListedLine {
  readonly audited: AuditedLine
  readonly markup: Markup
}

/** Every line that is flagged or needs review, by claim; where there are too many, the costliest. */
export function claimLines(facts: ReportFacts, index: FindingIndex): Markup {
  const open = facts.found.filter(({ verdict }) => verdict.errorFlag !== 'Clean')
  const { clean } = facts.document.summary
  const cleanSentence = `${counted(clean, 'line')} ${clean === 1 ? 'is' : 'are'} clean and not listed; the CSV export lists every line.`
  if (open.length === 0) return html`<p>No line is flagged or needs review. ${cleanSentence}</p>`
  const listed = withinBudget(index, open)
  const caption =
    listed.length === open.length
      ? `${counted(open.length, 'line')} flagged or to be reviewed, by claim`
      : `${count(listed.length)} of ${counted(open.length, 'line')} flagged or to be reviewed, those with the most dollars at risk; the CSV export lists all`
  const heads = [...index.columns, atRiskColumn, statusColumn].map(
    ({ label, kind }) => html`<th scope="col" class="${headClass(kind)}">${label}</th>`,
  )
  return html`<p>
      ${cleanSentence} Findings shown in full before are only named here; one that stands at several
      lines is printed at one of them.
    </p>
    <div class="wide" role="region" aria-label="Claim lines" tabindex="0">
      <table class="lines">
        <caption>
          ${caption}
        </caption>
        <thead>
          <tr>
            ${heads}
          </tr>
        </thead>
        ${byClaim(listed).map((lines) => claimBody(lines, index))}
      </table>
    </div> `
}

const atRiskColumn = { label: 'At risk', kind: 'number' } as const
const statusColumn = { label: 'Status', kind: 'text' } as const

/** Lines in file order; those with the most dollars at risk stay where not all fit. */
function withinBudget(index: FindingIndex, open: readonly AuditedLine[]): readonly ListedLine[] {
  const costliest = open.toSorted(
    (a, b) => (b.savings?.cents ?? 0) - (a.savings?.cents ?? 0) || a.line.index - b.line.index,
  )
  const listed: ListedLine[] = []
  const printed = new Set<Finding>(index.shown)
  let bytes = 0
  for (const audited of costliest) {
    const markup = lineRows(audited, index, printed)
    bytes += Buffer.byteLength(markup.text) + headingBytes
    if (bytes > mostBytes) break
    listed.push({ audited, markup })
  }
  return listed.sort((a, b) => a.audited.line.index - b.audited.line.index)
}

/** Listed lines of one claim together, in file order; a line without a claim number by itself. */
function byClaim(listed: readonly ListedLine[]): readonly (readonly ListedLine[])[] {
  const claims = Map.groupBy(listed, ({ audited: { line } }) => line.claimId ?? line.index)
  return Array.from(claims.values())
}

function claimBody(lines: readonly ListedLine[], index: FindingIndex): Markup {
  const first = lines[0]?.audited.line
  if (!first) return nothing
  const provider = providerOf(first)
  const who =
    provider === undefined
      ? ''
      : `, ${first.auditType === 'pharmacy' ? 'pharmacy' : 'provider'} ${provider}`
  return html`<tbody>
    <tr class="claim">
      <th scope="rowgroup" colspan="${index.columns.length + 2}">
        <span class="who"
          >${first.claimId === undefined ? 'No claim number' : `Claim ${first.claimId}`}
          <span class="of">member ${index.memberOf(first.patientKey)}${who}</span></span
        >
      </th>
    </tr>
    ${lines.map(({ markup }) => markup)}
  </tbody> `
}
