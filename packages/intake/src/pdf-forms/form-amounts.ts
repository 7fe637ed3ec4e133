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

/** Letters are placed so exactly, as a share of their width. */
const placing = 0.8

/**
 * The amount in a box whose cents stand behind a line of their own. Printed digits without a point
 * (`12500`) are told by that line; typed ones are not, and nothing is guessed.
 *
 * @param centsLeft where the cents begin, in points of the form
 */
export function boxAmount(page: FormPage, box: FormBox, centsLeft: number): BoxAmount {
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
  return only && !only.isTyped ? placed(only, text, page.across(centsLeft)) : unclear
}

function clear(text: string | undefined): BoxAmount {
  return { text, isUnclear: false }
}

function placed({ left, right }: FormText, digits: string, centsLeft: number): BoxAmount {
  const width = (right - left) / digits.length
  if (right <= centsLeft + placing * width) return clear(`${digits}.00`)
  const isAtLine = Math.abs(right - 2 * width - centsLeft) <= placing * width
  return isAtLine && digits.length > 2
    ? clear(`${digits.slice(0, -2)}.${digits.slice(-2)}`)
    : unclear
}

/** An amount in cents; undefined where the text is none. */
export function centsOf(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d+(?:\.\d{1,2})?$/.test(text)) return undefined
  return Math.round(Number(text) * 100)
}
