import type { Audience } from '../plain/audience.ts'
import { echoFaults } from './echo-faults.ts'
import { frameFaults } from './frame-faults.ts'
import { markFaults } from './mark-faults.ts'
import { roleFaults } from './role-faults.ts'
import { senseFaults } from './sense-faults.ts'
import { faultSlot, wordFaults, type WordFault } from './word-faults.ts'

/** What a text is checked against: who reads it, the orders that its writer had, and the place of the rules' sentence. */
export interface TextAsked {
  readonly audience: Audience
  readonly orders: string
  readonly slot?: string
}

/** All that is wrong with a text that a model wrote; none where it may be shown. */
export function textFaults(
  text: string,
  { audience, orders, slot = faultSlot }: TextAsked,
): readonly WordFault[] {
  const ofWords = wordFaults(text, slot)
  // A flood is read no further: its sentences would take seconds, in which nobody else is answered.
  if (ofWords.some(({ kind }) => kind === 'too-long')) return ofWords
  const found = [
    ...ofWords,
    ...markFaults(text),
    ...senseFaults(text),
    ...roleFaults(text, audience),
    ...echoFaults(text, orders),
  ]
  // The dearest check comes last, for texts that would be shown.
  return found.length > 0 ? found : frameFaults(text)
}
