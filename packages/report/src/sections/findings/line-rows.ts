import { classNames, dollars, type Finding } from '@plumbline/engine'
import { flagMark } from '../../elements/marks.ts'
import type { AuditedLine } from '../../facts/audited-line.ts'
import { html, type Markup } from '../../html.ts'
import { decisionText } from '../../words/decisions.ts'
import { evidenceText } from '../../words/evidence-text.ts'
import { fieldLabel } from '../../words/field-label.ts'
import { sentenceMarkup } from '../../words/sentence-markup.ts'
import type { FindingIndex } from './finding-numbers.ts'

const mostCells = 4

/** How a column of this kind is set. */
export function headClass(kind: 'text' | 'number' | 'code' | 'bar' | undefined): string {
  if (kind === 'number') return 'n'
  return kind === 'code' ? 'c' : ''
}

/** The line, and under it its findings. Findings already printed elsewhere are only named. */
export function lineRows(audited: AuditedLine, index: FindingIndex, printed: Set<Finding>): Markup {
  const { line, verdict, savings } = audited
  const cells = index.columns.map(({ cell, kind }, position) =>
    position === 0
      ? html`<th scope="row" class="n">${cell(line)}</th>`
      : html`<td class="${headClass(kind)}">${cell(line)}</td>`,
  )
  const findings = verdict.findings.map((finding) => {
    const again = printed.has(finding)
    printed.add(finding)
    return findingText(finding, again, index)
  })
  return html`<tr class="line">
      ${cells}
      <td class="n">${savings ? dollars(savings.cents) : '–'}</td>
      <td>${flagMark(verdict.errorFlag)}</td>
    </tr>
    <tr class="why">
      <td></td>
      <td colspan="${index.columns.length + 1}">${findings}</td>
    </tr> `
}

function findingText(finding: Finding, again: boolean, index: FindingIndex): Markup {
  const number = index.numberOf(finding)
  if (again)
    return html`<p>
      <a href="#f${number}">F${number}</a> ${finding.title},
      ${index.shown.has(finding) ? 'shown in section 4' : 'printed at another line'}${decided(finding, index)}.
    </p>`
  return html`<p id="f${number}">
    <span class="no">F${number}</span> <a href="#r-${finding.ruleId}">${finding.title}</a>
    <i>${classNames[finding.class].toLowerCase()}</i>${decided(finding, index)}.
    ${sentenceMarkup(finding, index.memberNamed)} ${evidence(finding, index)}
  </p>`
}

function decided(finding: Finding, { reviews }: FindingIndex): string {
  const review = reviews.of(finding)
  return review.decision === 'open' ? '' : `, ${decisionText(review)}`
}

function evidence({ evidence }: Finding, { memberNamed }: FindingIndex): Markup | undefined {
  if (evidence.length === 0) return undefined
  const left = evidence.length - mostCells
  const cells = evidence
    .slice(0, mostCells)
    .map(
      ({ row, field, value }) =>
        `row ${row} ${fieldLabel(field)} ${evidenceText(field, value, memberNamed)}`,
    )
  return html`<span class="ev">[${cells.join('; ')}${left > 0 ? `; ${left} more` : ''}]</span>`
}
