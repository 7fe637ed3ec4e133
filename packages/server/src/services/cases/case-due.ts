import { day, type Day } from '@plumbline/engine'
import { composeLetter, startedClock } from '@plumbline/letters'
import type { CaseEventRow } from '../../db/cases/case-events.ts'
import type { OpenedCase } from './case-answer.ts'
import { letterInputOf } from './letter-answer.ts'

/** What is due next, and when; nothing where the case waits for nobody. */
export interface Due {
  readonly due_day: Day | null
  readonly due_what: string | null
}

const nothing: Due = { due_day: null, due_what: null }

/**
 * Until it is sent, the first of the letter's own last days that is still to come, else the one that
 * passed last. Afterwards the day that the law sets once it is sent or refused, else the one by which the
 * other side was asked to answer.
 */
export function dueOf(opened: OpenedCase, events: readonly CaseEventRow[], now: Day): Due {
  const { state, situation } = opened.row
  if (state === 'draft') return ofLetter(opened, now)
  if (state !== 'sent' && state !== 'disputed') return nothing
  const event = events.findLast(({ kind }) => kind === state)
  const started = event && startedClock(situation, state, event.on_day)
  if (started) return { due_day: started.lastDay, due_what: started.what }
  if (state === 'disputed') return nothing
  const days = Number(opened.content.facts['replyDays']?.trim())
  if (event && Number.isInteger(days) && days > 0 && days <= 1_000)
    return { due_day: event.on_day + days, due_what: 'Answer due' }
  const asked = letterInputOf(opened, situation).facts.recordsBy?.trim()
  return situation === 'record-request' && asked !== undefined && isDay(asked)
    ? { due_day: day(asked), due_what: 'Records due' }
    : nothing
}

function ofLetter(opened: OpenedCase, now: Day): Due {
  const { deadlines } = composeLetter(letterInputOf(opened, opened.row.situation))
  const days = deadlines
    .map(({ what, lastDay }) => ({ due_day: day(lastDay), due_what: what }))
    .sort((one, other) => one.due_day - other.due_day)
  return days.find(({ due_day }) => due_day >= now) ?? days.at(-1) ?? nothing
}

function isDay(text: string): boolean {
  try {
    return day(text) > 0
  } catch {
    return false
  }
}
