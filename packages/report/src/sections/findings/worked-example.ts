import { dollars, type Finding } from '@plumbline/engine'
import { classMark } from '../../elements/marks.ts'
import { table } from '../../elements/table.ts'
import { html, type Markup } from '../../html.ts'
import { counted } from '../../words/amounts.ts'
import { decisionText } from '../../words/decisions.ts'
import { fieldLabel } from '../../words/field-label.ts'
import { evidenceText } from '../../words/evidence-text.ts'
import { sentenceMarkup, spokenSentence } from '../../words/sentence-markup.ts'
import type { FindingIndex } from './finding-numbers.ts'

const mostLines = 5
const mostCells = 8

/** One finding in full: its lines, the cells that show it, and how its dollars came about. */
export function workedExample(index: FindingIndex, finding: Finding): Markup {
  const number = index.numberOf(finding)
  const lines = index.linesAt(finding.rows)
  const [first] = lines
  const left = lines.length - mostLines
  const label = `Finding ${number}: ${spokenSentence(finding, index.memberNamed)}`
  return html`<div class="example" id="f${number}" role="group" aria-label="${label}">
    <p class="who">
      <span class="no">F${number}</span> ${classMark(finding.class)}
      <span class="of">claim <span class="c">${first?.claimId ?? 'without a number'}</span></span>
      <span class="of">member <span class="c">${index.memberOf(first?.patientKey)}</span></span>
      ${decisionOf(index, finding)}
    </p>
    <p>${sentenceMarkup(finding, index.memberNamed)}</p>
    ${elsewhere(finding, lines.length)}${table(
      left > 0
        ? `The first ${mostLines} of ${counted(lines.length, 'line')} of finding F${number}`
        : `Lines of finding F${number}`,
      index.columns,
      lines.slice(0, mostLines).map((line) => index.columns.map(({ cell }) => cell(line))),
    )}${evidenceList(finding, index)}${arithmetic(finding)}
  </div> `
}

/** A packet shows its payee's lines alone. */
function elsewhere({ rows }: Finding, shown: number): Markup | undefined {
  const left = rows.length - shown
  return left > 0
    ? html`<p class="small">
        ${counted(left, 'line')} of this finding ${left === 1 ? 'is' : 'are'} not shown: paid to
        another payee.
      </p>`
    : undefined
}

function decisionOf({ reviews }: FindingIndex, finding: Finding): Markup | undefined {
  const review = reviews.of(finding)
  if (review.decision === 'open') return undefined
  return html`<span class="of">${decisionText(review)}</span>`
}

function evidenceList({ evidence }: Finding, { memberNamed }: FindingIndex): Markup | undefined {
  if (evidence.length === 0) return undefined
  const left = evidence.length - mostCells
  return html`<p class="evidence">
    <span class="label">Evidence</span> ${evidence
      .slice(0, mostCells)
      .map(
        (cell, position) =>
          html`${position > 0 ? '; ' : ''}row ${cell.row} ${fieldLabel(cell.field)}
            <span class="c">${evidenceText(cell.field, cell.value, memberNamed)}</span>`,
      )}${left > 0 ? `; and ${counted(left, 'more cell')}` : undefined}
  </p>`
}

function arithmetic(finding: Finding): Markup | undefined {
  if (finding.amountAtRiskCents === 0) return undefined
  return html`<p class="evidence">
    <span class="label">Arithmetic</span> ${finding.arithmetic}
    <span class="n">= ${dollars(finding.amountAtRiskCents)}</span>
  </p>`
}
