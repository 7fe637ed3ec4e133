import type { FormBox } from './form-box.ts'
import type { FormPage, FormText } from './form-page.ts'

/** An amount of a box. */
export interface BoxAmount {
  /** With its point; undefined where the box is blank or unclear. */
  readonly text: string | undefined
  /** Dollars and cents cannot be told apart. */
  readonly isUnclear: boolean
}

const unclear: BoxAmount = { text: undefined, isUnclear: true }

/** Letters are placed so exactly, as a share of their width; those of dollars alone must end before the line. */
const placing = { cents: 0.8, dollars: 0.4 } as const

/** Letters of a print that keeps to the columns of the form, ten to the inch, are so wide; of a scan a little less. */
const ofForm = { least: 6.3, most: 7.7 } as const
/** Cents have two digits: so few are dollars, however they are set. */
const dollarsAlone = 2

/** Where the cents of an amount begin. */
export interface CentsLine {
  /** In points of the form. */
  readonly left: number
  /** How far from its place on the form the line of the amount was printed, as far as its first box tells. */
  readonly printedOff: number | undefined
}

/**
 * The amount in a box whose cents stand behind a line of their own. Printed digits without a point
 * (`12500`) are told by that line; typed ones are not, and nothing is guessed.
 */
export function boxAmount(page: FormPage, box: FormBox, cents: CentsLine): BoxAmount {
  const texts = page.texts(box).filter(({ text }) => text !== '$')
  const text = texts
    .map((each) => each.text)
    .join(' ')
    .replace(/[$,]/g, '')
    .trim()
  if (text === '') return clear(undefined)
  const apart = /^(\d+) (\d{2})$/.exec(text)
  if (apart) return clear(`${apart[1] ?? ''}.${apart[2] ?? ''}`)
  if (!/^\d+$/.test(text)) return clear(text)
  const [only] = texts
  return only && !only.isTyped ? placed(only, text, page.across(0), cents) : unclear
}

function clear(text: string | undefined): BoxAmount {
  return { text, isUnclear: false }
}

function placed(
  { left, right }: FormText,
  digits: string,
  shift: number,
  { left: line, printedOff = shift }: CentsLine,
): BoxAmount {
  const width = (right - left) / digits.length
  // In a narrower print digits that end before the line may still be cents.
  const isSet = width >= ofForm.least && width <= ofForm.most
  const lineSeen = line + Math.min(shift, printedOff)
  if (right <= lineSeen + placing.dollars * width)
    return isSet || digits.length <= dollarsAlone ? clear(`${digits}.00`) : unclear
  const isAtLine = Math.abs(right - 2 * width - line - shift) <= placing.cents * width
  return isAtLine && digits.length > 2
    ? clear(`${digits.slice(0, -2)}.${digits.slice(-2)}`)
    : unclear
}

/** An amount in cents; undefined where the text is none. */
export function centsOf(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d+(?:\.\d{1,2})?$/.test(text)) return undefined
  return Math.round(Number(text) * 100)
}
