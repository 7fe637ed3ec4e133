import { partLink } from '../../elements/part-link.ts'
import { payersOf } from '../../facts/payers.ts'
import type { ReportFacts } from '../../facts/report-facts.ts'
import { html, type Content, type Markup } from '../../html.ts'
import { count, counted } from '../../words/amounts.ts'
import { dayOrDash, moment } from '../../words/dates.ts'
import { plumbLine } from './plumb-line.ts'

/** The cover: what was audited, for whom, by whom, when, and who may read it. */
export function cover(facts: ReportFacts): Markup {
  const kind = facts.document.file.type === 'pharmacy' ? 'Pharmacy claims' : 'Medical claims'
  return html`<header class="${coverClass(facts)}">
    ${plumbLine} ${brand(facts)}
    <p class="label">Claims audit report${editionWords[facts.edition ?? 'full']}</p>
    <h1>${kind}, <br />audited line by line</h1>
    <dl class="facts">
      ${about(facts).map(
        ([term, value]) =>
          html`<dt>${term}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
    ${facts.cover?.isSample === true ? madeUp : caution(facts)}
  </header> `
}

const madeUp = html`<p class="caution">
  <strong>A sample.</strong> The claims in this report are made up; nobody’s are among them.
</p>`

function caution({ memberNames }: ReportFacts): Markup {
  return html`<p class="caution">
    <strong>Confidential.</strong> This report is drawn from claims and holds protected health
    information: claim numbers, dates of service and codes. ${memberNames.explanation} Names and
    dates of birth are left out, which does not make it de-identified. Keep and pass it on only as
    HIPAA and your agreements allow.
  </p>`
}

/** The account's own mark; a picture of any other kind than those that were checked is none. */
function brand({ cover = {} }: ReportFacts): Content {
  const { logo, color } = cover
  const isPicture = logo !== undefined && /^data:image\/(?:png|jpeg);base64,/.test(logo)
  if (!isPicture && color === undefined) return ''
  return html`<div class="brand">${isPicture ? html`<img src="${logo}" alt="Logo" />` : ''}</div>`
}

const editionWords = { full: '', summary: ', summary', payee: ', one payee’s packet' } as const

/** Other editions begin on the page of their cover. */
function coverClass({ edition = 'full' }: ReportFacts): string {
  return edition === 'full' ? 'cover' : 'cover short'
}

type Fact = readonly [string, Content]

function about(facts: ReportFacts): readonly Fact[] {
  const { document, portfolio, reportId, cover = {} } = facts
  const { file } = document
  return [
    ...known('Payee', facts.packet?.payee),
    ...known('Prepared for', cover.preparedFor),
    ...known('Plan', cover.plan),
    ...known('Payer in the file', payersOf(facts.lines)),
    ...known('Administrator', cover.administrator),
    ...known('Prepared by', cover.preparedBy),
    ...known('Upload', cover.uploadName),
    ['File', html`<span class="c">${file.name}</span>`],
    ['Dates of service', period(portfolio.firstService, portfolio.lastService)],
    ['Dates of payment', period(portfolio.firstPaid, portfolio.lastPaid)],
    ['Audited', extent(facts)],
    ['Report', html`<span class="c">${reportId}</span>`],
    ['Made', made(facts)],
    ['Status', status(facts)],
  ]
}

function known(term: string, value: string | undefined): readonly Fact[] {
  return value === undefined || value === '' ? [] : [[term, value]]
}

/** The moment of the audit, not of the print: a report is made once. */
function made({ auditedAt, productVersion, auditVersion = 1 }: ReportFacts): string {
  const again = auditVersion > 1 ? `, audit ${auditVersion} of this file` : ''
  return `${moment(auditedAt)} by Plumbline ${productVersion}${again}`
}

function status({ cover = {}, edition, reviews }: ReportFacts): Content {
  const reviewed =
    reviews.decided === 0
      ? 'no person has reviewed it'
      : `people decided on ${count(reviews.decided)} of ${counted(reviews.asked, 'finding')}`
  if (cover.status === 'final') return `Final; ${reviewed}.`
  const place =
    edition === 'summary' || edition === 'payee'
      ? 'below'
      : html`in ${partLink(edition, 'signature', 'section 9')}`
  return html`Draft: ${reviewed}. It is final once signed ${place}.`
}

/** No sample was drawn, and what could not be read is said before anything else is. */
function extent({ portfolio, takenBack, document, edition }: ReportFacts): Content {
  const all = `${counted(portfolio.lines, 'line')}, every one of them`
  const audited =
    takenBack === 0
      ? all
      : `${all} that stands; ${counted(takenBack, 'line')} taken back or replaced`
  const { length } = document.setAside
  if (edition === 'payee') return `${counted(portfolio.lines, 'line')} paid to this payee`
  if (length === 0) return audited
  const where = edition === 'summary' ? 'the full report' : 'appendix D'
  return html`${audited}; ${counted(length, 'row')} of the file set aside, listed in
  ${partLink(edition, 'set-aside', where)}`
}

function period(first: number | undefined, last: number | undefined): Content {
  if (first === undefined || last === undefined) return 'not stated in the file'
  return first === last ? dayOrDash(first) : `${dayOrDash(first)} to ${dayOrDash(last)}`
}
