import type { ReportFacts } from '../facts/report-facts.ts'
import { html, type Content, type Markup } from '../html.ts'
import { counted } from '../words/amounts.ts'
import { dayOrDash, moment } from '../words/dates.ts'

/** The cover: what was audited, for whom, when, and who may read it. */
export function cover(facts: ReportFacts): Markup {
  const { document, portfolio, generatedAt, productVersion, preparedFor, reportId } = facts
  const { file } = document
  const about: readonly (readonly [string, Content])[] = [
    ...(preparedFor === undefined ? [] : [['Prepared for', preparedFor] as const]),
    ['File', html`<span class="c">${file.name}</span>`],
    ['Dates of service', period(portfolio.firstService, portfolio.lastService)],
    ['Dates of payment', period(portfolio.firstPaid, portfolio.lastPaid)],
    ['Audited', extent(portfolio.lines, document.setAside.length)],
    ['Report', html`<span class="c">${reportId}</span>`],
    ['Made', moment(generatedAt)],
    ['Made by', `Plumbline ${productVersion}, without review by a person`],
  ]
  const kind = file.type === 'pharmacy' ? 'Pharmacy claims' : 'Medical claims'
  return html`<header class="cover">
    ${plumbLine}
    <p class="label">Claims audit report</p>
    <h1>${kind},<br />audited line by line</h1>
    <dl class="facts">
      ${about.map(
        ([term, value]) =>
          html`<dt>${term}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
    <p class="caution">
      <strong>Confidential.</strong> This report is drawn from claims and holds protected health
      information: claim numbers, dates of service and codes. Member numbers are shortened to their
      last characters and dates of birth are left out, which does not make it de-identified. Keep
      and pass it on only as HIPAA and your agreements allow.
    </p>
  </header> `
}

/** No sample was drawn, and what could not be read is said before anything else is. */
function extent(lines: number, rowsSetAside: number): Content {
  const audited = `${counted(lines, 'line')}, every one of them`
  if (rowsSetAside === 0) return audited
  return html`${audited}; ${counted(rowsSetAside, 'row')} of the file set aside, listed in
    <a href="#set-aside">appendix D</a>`
}

function period(first: number | undefined, last: number | undefined): Content {
  if (first === undefined || last === undefined) return 'not stated in the file'
  return first === last ? dayOrDash(first) : `${dayOrDash(first)} to ${dayOrDash(last)}`
}

const plumbLine = html`<svg class="plumb" aria-hidden="true" focusable="false" viewBox="0 0 40 76">
  <path class="metal" d="M17 4h6v5h3l4 13L20 74 10 22l4-13h3z" />
  <path class="shade" d="M20 9h6l4 13-10 52z" />
  <path class="glint" d="M10 22h20" />
</svg>`
