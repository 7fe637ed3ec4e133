import { withFigures } from '../numbers.ts'
import { figure, numberIn } from '../terms/amounts.ts'

/** A number of a sentence, with what stands around it up to the next number. */
export interface PlacedFigure {
  readonly value: number
  readonly kind: 'money' | 'percent' | 'count'
  readonly before: string
  readonly after: string
  /** All that stands after it. */
  readonly rest: string
}

const number = new RegExp(
  String.raw`(\$\s*)?(?<![\w.,-])${figure}(\s*%)?(?![\d]|[,.]\d|[a-z]\d)`,
  'g',
)

/** The numbers of a text, those in words as figures. Parts of codes and of dates are counts among them. */
export function figuresIn(text: string): readonly PlacedFigure[] {
  const plain = withFigures(text)
  const found = Array.from(plain.matchAll(number))
  return found.map((match, at) => {
    const [whole, dollar, value, percent] = match
    const end = match.index + whole.length
    return {
      value: numberIn(value),
      kind: dollar !== undefined ? 'money' : percent === undefined ? 'count' : 'percent',
      before: plain.slice(at === 0 ? 0 : endOf(found[at - 1]), match.index),
      after: plain.slice(end, found[at + 1]?.index),
      rest: plain.slice(end),
    }
  })
}

function endOf(match: RegExpExecArray | undefined): number {
  return match === undefined ? 0 : match.index + match[0].length
}
