import type { FormText } from './form-page.ts'

/** Boxes of FL 67 in its first line; behind the last one stands the number of FL 68. */
const boxesOfLine = 9

/** What the form has in large print where a code is filled in: 67 in the first box, then A to Q. */
function letterOf(box: number): string {
  if (box === 0) return '67'
  return box === boxesOfLine ? '68' : String.fromCharCode(64 + box)
}

/**
 * What was filled in in a box of FL 67, 0 first, without the letter that the form has there where it is printed too:
 * codes stand over it, so that it may come before them or behind them, as may that of the next box.
 */
export function withoutLetters(texts: readonly FormText[], box: number): readonly FormText[] {
  const letters = new Set([String.fromCharCode(64 + box), letterOf(box), letterOf(box + 1)])
  const others = texts.filter(({ text }) => !letters.has(text))
  // N is said of a diagnosis, too: not present on admission.
  return texts.filter(({ text, size }) => {
    const isSaid = text === 'N' && others.some((other) => isAsLarge(size, other.size))
    return !letters.has(text) || isSaid
  })
}

function isAsLarge(size: number | undefined, other: number | undefined): boolean {
  return size === undefined || other === undefined || size <= 1.04 * other
}
