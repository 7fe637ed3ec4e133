import { html } from '../../html.ts'

/** The mark of the product on a cover: a plumb bob. */
export const plumbLine = html`<svg
  class="plumb"
  aria-hidden="true"
  focusable="false"
  viewBox="0 0 40 76"
>
  <path class="metal" d="M17 4h6v5h3l4 13L20 74 10 22l4-13h3z" />
  <path class="shade" d="M20 9h6l4 13-10 52z" />
  <path class="glint" d="M10 22h20" />
</svg>`
