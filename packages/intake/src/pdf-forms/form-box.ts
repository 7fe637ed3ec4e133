/**
 * Where the value of a box stands on a form of 8.5 by 11 inches, in points (1/72 inch) from the upper
 * left corner: columns of ten characters to the inch, lines of six.
 */
export interface FormBox {
  readonly left: number
  readonly right: number
  /** Of the line on which the letters stand. */
  readonly baseline: number
}

/** A box from its edges and the line of its letters. */
export function box(left: number, right: number, baseline: number): FormBox {
  return { left, right, baseline }
}

/** Letters of a line stand this far above its usual line, or below it, and belong to no other. */
export const lineTolerance = { above: 7.5, below: 4.4 } as const

/** Points from line to line. */
export const lineStep = 12
