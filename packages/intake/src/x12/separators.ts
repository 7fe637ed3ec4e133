/** What sets the parts of an X12 text apart. */
export interface Separators {
  readonly element: string
  readonly component: string
  readonly repetition: string | undefined
  /** `\n` where line breaks end the segments. */
  readonly terminator: string
}

const isaElements = 16
const blankOrBreak = /\s/

/**
 * Finds the separators of the interchange or transaction that a text begins with (`ISA`, `GS` or
 * `ST`). An ISA is read by counting its elements, not its characters: many writers pad no blanks,
 * and mainframe prints break it in two. Undefined where the text begins otherwise.
 */
export function separatorsOf(text: string): Separators | undefined {
  const element = /^(?:ISA|GS|ST)([^A-Za-z0-9\s])/.exec(text)?.[1]
  if (element === undefined) return undefined
  return text.startsWith('ISA') ? ofEnvelope(text, element) : ofTransaction(text, element)
}

function ofEnvelope(text: string, element: string): Separators | undefined {
  let elements = 0
  let at = 3
  let repetition = ''
  for (; at < text.length; at++) {
    const character = text[at] ?? ''
    if (character !== element) continue
    elements++
    if (elements === 11) repetition = text[at + 1] ?? ''
    if (elements === isaElements) break
  }
  if (elements < isaElements) return undefined
  at++
  while (blankOrBreak.test(text[at] ?? '') && text[at + 1] !== undefined) at++
  const named = text[at] ?? ':'
  return {
    element,
    component: usedComponent(text, element) ?? named,
    repetition: /[A-Za-z0-9\s]/.test(repetition) ? undefined : repetition,
    terminator: terminatorAt(text, at + 1),
  }
}

/** Without an envelope: what stands before the second segment ends the first. */
function ofTransaction(text: string, element: string): Separators | undefined {
  const el = escaped(element)
  const second = new RegExp(`([^A-Za-z0-9 ])\\s*(?:ST|BHT|BPR|TRN)${el}`).exec(text.slice(3, 300))
  if (!second) return undefined
  const ending = second[1] ?? '~'
  return {
    element,
    component: usedComponent(text, element) ?? ':',
    repetition: undefined,
    terminator: blankOrBreak.test(ending) ? '\n' : ending,
  }
}

/** The terminator may stand at the start of the next line; where nothing but a break stands, it is that. */
function terminatorAt(text: string, at: number): string {
  const next = /^[ \t]*([\r\n]*)\s*([^A-Za-z0-9\s])?/.exec(text.slice(at, at + 40))
  return next?.[2] ?? '\n'
}

/** The composites show what the header only promises: `CLM*1*100***11:B:1`, `SV1*HC:99213`. */
function usedComponent(text: string, element: string): string | undefined {
  const el = escaped(element)
  const shown = [
    new RegExp(`[^A-Z]CLM(?:${el}[^${el}]*){4}${el}\\d{2}(\\W)[A-Z]?\\1[0-9A-Z]`),
    new RegExp(`[^A-Z]S(?:V[13]|VC)${el}(?:HC|AD|N4|NU|ER|HP|IV|WK|ZZ)(\\W)[0-9A-Z]`),
    new RegExp(`[^A-Z]HI${el}(?:A?BK|A?BJ|A?PR|DR)(\\W)[0-9A-Z]`),
  ]
  for (const pattern of shown) {
    const found = pattern.exec(text)?.[1]
    if (found !== undefined && found !== element) return found
  }
  return undefined
}

function escaped(separator: string): string {
  return `\\x${separator.charCodeAt(0).toString(16).padStart(2, '0')}`
}
