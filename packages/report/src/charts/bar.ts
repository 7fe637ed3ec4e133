import type { FindingClass } from '@plumbline/engine'
import { html, type Markup } from '../html.ts'

/** How a stretch of a bar is filled; the fills differ in pattern, so that they print in gray. */
export type Fill = FindingClass | 'flagged' | 'review' | 'clean' | 'overlap' | 'plain'

/** A stretch of a bar, in parts of the bar's whole length (0 to 1). */
export interface Stretch {
  readonly from: number
  readonly length: number
  readonly fill: Fill
}

const patterns: Readonly<Record<Fill, string>> = {
  error: 'solid',
  flagged: 'solid',
  lead: 'hatch',
  review: 'hatch',
  outlier: 'dots',
  notice: 'open',
  clean: 'open',
  overlap: 'cross',
  plain: 'solid',
}

/** A horizontal bar as wide as its place; the numbers stand beside it, so it is hidden from readers. */
export function bar(stretches: readonly Stretch[]): Markup {
  return html`<svg class="bar" aria-hidden="true" focusable="false">
    ${stretches.map(rectangle)}
  </svg>`
}

/** Stretches end to end from 0. `whole` is the amount that fills the bar; nothing fits in 0. */
export function stacked(
  parts: readonly (readonly [Fill, number])[],
  whole: number,
): readonly Stretch[] {
  let from = 0
  return parts.flatMap(([fill, amount]) => {
    if (amount <= 0 || whole <= 0) return []
    const stretch = { from, length: amount / whole, fill }
    from += stretch.length
    return [stretch]
  })
}

function rectangle({ from, length, fill }: Stretch): Markup {
  return html`<rect
    class="f-${fill}"
    x="${share(from)}"
    width="${share(length)}"
    height="100%"
    fill="url(#${patterns[fill]})"
  />`
}

function share(part: number): string {
  return `${(Math.min(Math.max(part, 0), 1) * 100).toFixed(2)}%`
}

/** The fills, once in a document. */
export const fillPatterns: Markup = html`<svg class="defs" aria-hidden="true" focusable="false">
  <defs>
    <pattern id="solid" width="4" height="4" patternUnits="userSpaceOnUse">
      <path class="ink" d="M0 0h4v4H0z" />
    </pattern>
    <pattern
      id="hatch"
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path class="tint" d="M0 0h5v5H0z" />
      <path class="metal" d="M0 0h2.2v5H0z" />
    </pattern>
    <pattern id="dots" width="5" height="5" patternUnits="userSpaceOnUse">
      <path class="tint" d="M0 0h5v5H0z" />
      <circle class="ink" cx="2.5" cy="2.5" r="0.9" />
    </pattern>
    <pattern
      id="cross"
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(-45)"
    >
      <path class="blank" d="M0 0h6v6H0z" />
      <path class="faint" d="M0 0h1v6H0z" />
    </pattern>
    <pattern id="open" width="4" height="4" patternUnits="userSpaceOnUse">
      <path class="blank" d="M0 0h4v4H0z" />
    </pattern>
  </defs>
</svg> `
