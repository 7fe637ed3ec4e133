import type { Day } from '@plumbline/engine'
import { longDate } from '../deadlines/american-date.ts'
import { deadlineSaid, lastDay, type Clock, type DeadlineSaid } from '../deadlines/deadline.ts'
import { facts } from '../facts/facts.ts'
import type { LetterContext } from '../compose/letter-context.ts'
import type { LetterElement } from './kind.ts'

const what = 'Last day to ask for the earliest payment back'

/**
 * How far back a request may reach, by state. These laws bind insurers: a self-funded plan, Medicare
 * Advantage and Medicaid have their contract, or rules of their own.
 */
const limits: Readonly<Record<string, Clock>> = {
  Ohio: { what, count: 24, days: 'months', law: 'ohioRecovery', movesToWorkday: false },
  California: {
    ...{ what, count: 365, days: 'calendar days', law: 'californiaRecovery' },
    movesToWorkday: false,
  },
}

/** The state's limit of an insured plan, and the payment that it runs from; undefined where none is known. */
function limitOf(context: LetterContext): { clock: Clock; from: Day } | undefined {
  if (context.stated('planFunding') !== 'insured') return undefined
  const clock = limits[context.stated('governingState') ?? '']
  const days = context.lines.flatMap((line) => context.paidDay(line) ?? [])
  return clock && days.length > 0 ? { clock, from: Math.min(...days) } : undefined
}

function endedOn(context: LetterContext): Day | undefined {
  const limit = limitOf(context)
  const end = limit && lastDay(limit.clock, limit.from)
  return end !== undefined && end < context.input.today ? end : undefined
}

/** The limit of the state as a deadline, where the plan is insured and the limit is known. */
export function lookBackDeadlines(context: LetterContext): readonly DeadlineSaid[] {
  const limit = limitOf(context)
  const { today } = context.input
  const fromWhat = 'the earliest payment'
  return limit ? [deadlineSaid(limit.clock, limit.from, { fromWhat, today })] : []
}

/** That a payment may still be asked back: by the state's limit where it is known, else as checked by a person. */
export const lookBack: LetterElement = {
  id: 'look-back',
  label: 'The time to ask for a refund has not run out',
  source: 'ohioRecovery',
  needs: ['lookBackChecked'],
  asks: (context) => [
    ...(context.stated('planFunding') === 'insured' ? (['governingState'] as const) : []),
    ...(endedOn(context) === undefined ? [] : (['afterLookBack'] as const)),
  ],
  lacks: (context) => [
    ...(context.stated('planFunding') === 'insured' &&
    context.stated('governingState') === undefined
      ? [facts.governingState.label]
      : []),
    ...(endedOn(context) !== undefined && context.stated('afterLookBack') === undefined
      ? [facts.afterLookBack.label]
      : []),
  ],
  write: (context) => {
    const ended = endedOn(context)
    if (ended === undefined) return []
    const words = [
      `By the limit of ${context.stated('governingState') ?? ''} as we count it, the earliest of these payments could be asked back until ${longDate(ended)}. We ask for it after that day for this reason: `,
      context.fact('afterLookBack'),
    ]
    return [{ kind: 'paragraph', words }]
  },
}
