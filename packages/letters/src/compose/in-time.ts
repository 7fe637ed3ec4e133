import type { Day } from '@plumbline/engine'
import { longDate } from '../deadlines/american-date.ts'
import { lastDay, statedDay } from '../deadlines/deadline.ts'
import { facts } from '../facts/facts.ts'
import type { LetterClock, LetterElement } from '../kinds/kind.ts'
import type { LetterContext } from './letter-context.ts'

/** The last day of a clock that is over; undefined where it is not, or where it is not known when it began. */
export function endedOn(
  { clock, from, begins }: LetterClock,
  context: LetterContext,
): Day | undefined {
  const stated = statedDay(context.input.facts[from])
  if (stated === undefined) return undefined
  const end = lastDay(clock, begins?.(stated) ?? stated)
  return end < context.input.today ? end : undefined
}

/** A letter that comes after its time says so and why: silence about it is the other side's first answer. */
export function inTime(letterClock: LetterClock): LetterElement {
  const { law } = letterClock.clock
  return {
    id: 'in-time',
    label: 'Within its time, or why it comes later',
    source: law,
    needs: [letterClock.from],
    asks: (context) => (endedOn(letterClock, context) === undefined ? [] : ['lateReason']),
    lacks: (context) =>
      endedOn(letterClock, context) !== undefined && context.stated('lateReason') === undefined
        ? [facts.lateReason.label]
        : [],
    write: (context) => {
      const ended = endedOn(letterClock, context)
      if (ended === undefined) return []
      return [
        {
          kind: 'paragraph',
          words: [
            `This comes after ${longDate(ended)}, when the time for it ended as we count it. Please accept it for this reason: `,
            context.fact('lateReason'),
          ],
        },
      ]
    },
  }
}
