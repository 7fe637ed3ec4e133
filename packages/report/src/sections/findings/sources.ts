import type { Source } from '@plumbline/engine'
import { html, type Markup } from '../../html.ts'

/** A citation in one line: title, section, the release that was read. */
function citation({ title, section, release }: Source): Markup {
  const where = section === '' ? title : `${title}, ${section}`
  return release === undefined
    ? html`${where}`
    : html`${where} <span class="release">release ${release}</span>`
}

/** Citations as a list, one item each. */
export function citations(sources: readonly Source[]): Markup {
  if (sources.length === 1 && sources[0]) return citation(sources[0])
  return html`<ul>
    ${sources.map((source) => html`<li>${citation(source)}</li>`)}
  </ul>`
}
