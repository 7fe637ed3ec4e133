import { html, type Content } from '../html.ts'
import type { ReportEdition } from '../report-input.ts'

/** A link to a place of the full report; the other editions have no such place, so there it is the text alone. */
export function partLink(edition: ReportEdition | undefined, id: string, text: Content): Content {
  return edition === 'summary' || edition === 'payee' ? text : html`<a href="#${id}">${text}</a>`
}
