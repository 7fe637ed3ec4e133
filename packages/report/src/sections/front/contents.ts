import { html, type Markup } from '../../html.ts'

/** One part of the report: its anchor, its number or letter, its heading and what stands in it. */
export interface Part {
  readonly id: string
  readonly number: string
  readonly title: string
  readonly body: Markup
}

/** The parts as links. */
export function contents(parts: readonly Part[]): Markup {
  return html`<nav class="contents" aria-labelledby="contents">
    <h2 id="contents">Contents</h2>
    <ol>
      ${parts.map(
        ({ id, number, title }) =>
          html`<li>
            <a href="#${id}"><span class="no">${number}</span> ${title}</a>
          </li>`,
      )}
    </ol>
  </nav> `
}

/** A part under its heading. */
export function partSection({ id, number, title, body }: Part): Markup {
  return html`<section class="part" id="${id}" aria-labelledby="${id}-h">
    <h2 id="${id}-h"><span class="no">${number}</span> ${title}</h2>
    ${body}
  </section> `
}
