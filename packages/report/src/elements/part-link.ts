import { html, type Content } from '../html.ts'

/** A link to a place of the full report; the summary has no such place, so there it is the text alone. */
export function partLink(
  edition: 'full' | 'summary' | undefined,
  id: string,
  text: Content,
): Content {
  return edition === 'summary' ? text : html`<a href="#${id}">${text}</a>`
}
