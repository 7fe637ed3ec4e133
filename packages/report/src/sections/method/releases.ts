import { isoDate, isoDateText, type ReleaseLine } from '@plumbline/engine'
import { table } from '../../elements/table.ts'
import type { ReportFacts } from '../../facts/report-facts.ts'
import { html, type Markup } from '../../html.ts'
import { count, counted } from '../../words/amounts.ts'

/** The releases of reference tables that could decide on a line of the file. */
export function releases({ document, portfolio }: ReportFacts): Markup {
  const all = document.reference
  const reference = all.filter((release) => isInForce(release, portfolio))
  const others = all.length - reference.length

  if (all.length === 0) {
    return html`<p>
      None. Rules that need a table could not be applied; <a href="#unchecked">section 7</a> names
      them.
    </p>`
  }
  return html`${table(
    'Releases in force on the dates of service of the file, and the dates that each covers',
    [
      { label: 'Table' },
      { label: 'Release', kind: 'code' },
      { label: 'From', kind: 'code' },
      { label: 'To', kind: 'code' },
      { label: 'Rows', kind: 'number' },
      { label: 'Origin' },
    ],
    reference.map(({ title, release, from, to, rows, origin }) => [
      title,
      release,
      isoDateText(from),
      isoDateText(to),
      count(rows),
      origin,
    ]),
  )}
  ${
    others > 0
      ? html`<p>
          ${counted(others, 'further release')} ${others === 1 ? 'covers' : 'cover'} other dates;
          the JSON lists ${others === 1 ? 'it' : 'them'}.
        </p>`
      : undefined
  }`
}

/** Whether a release covers any day of service of the file; all do where the file states none. */
function isInForce(
  { from, to }: Pick<ReleaseLine, 'from' | 'to'>,
  { firstService, lastService }: ReportFacts['portfolio'],
): boolean {
  if (firstService === undefined || lastService === undefined) return true
  return from <= isoDate(lastService) && (to === '' || to >= isoDate(firstService))
}
