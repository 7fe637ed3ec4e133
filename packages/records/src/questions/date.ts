import type { Day } from '@plumbline/engine'
import { datedLines, type RecordDate } from '../dates/dated-lines.ts'
import { quoted } from '../quotes.ts'
import type { Asked, BilledLine, RecordLine } from '../record.ts'

/** That a visit or procedure did not come about. */
const notDone =
  /\bno[- ]?shows?\b|\bdid not (?:show|attend|come|arrive|keep)\b|\b(?:visit|appointment|procedure|surgery|operation|case|session|arthroscopy|injection|infusion|test|study|exam)\b[^.]{0,40}\b(?:(?:was|were|is|been) )?(?:cancel+ed|rescheduled|aborted|postponed|not (?:done|performed|started))\b|\bleft without being seen\b|\blwbs\b|\bno (?:visit|service|procedure) (?:took place|was (?:done|performed|provided))\b/i

/** Whether the record is of the day that was billed. */
export function askDate(lines: readonly RecordLine[], billed: BilledLine): Asked {
  const { serviceFromDay: from, serviceThroughDay: through = from } = billed
  if (from === undefined || through === undefined) return undefined
  const isBilled = ({ day }: RecordDate) => day >= from && day <= through
  const dates = datedLines(lines)
  const services = dates.filter(({ kind }) => kind === 'service')
  const right = dates.filter(
    (date) => isBilled(date) && (date.kind === 'service' || date.kind === 'visit'),
  )
  const others = services.filter((date) => !isBilled(date))
  const undone = lines.filter(({ text }) => notDone.test(text))
  if (right.length > 0 && undone.length > 0)
    return {
      answer: 'cannot-tell',
      because:
        'It names the day that was billed, and says that something was canceled or not kept.',
      quotes: quoted([...right.map(({ line }) => line), ...undone]),
    }
  if (right.length > 0)
    return {
      answer: 'supported',
      because:
        others.length === 0
          ? 'It names the day that was billed as the day of the service.'
          : `It names the day that was billed, and ${countOf(others)} of service beside it: see that what you rely on is of the right one.`,
      quotes: quoted([...right, ...others].map(({ line }) => line)),
    }
  if (services.length > 0)
    return {
      answer: 'contradicted',
      because: 'It names days of service, and none of them is the day that was billed.',
      quotes: quoted(services.map(({ line }) => line)),
    }
  const unnamed = dates.filter((date) => isBilled(date) && date.kind !== 'birth')
  if (unnamed.length > 0)
    return {
      answer: 'cannot-tell',
      because: 'The day that was billed stands in it, but not as the day of the service.',
      quotes: quoted(unnamed.map(({ line }) => line)),
    }
  return {
    answer: 'not-found',
    because: 'The day that was billed stands nowhere in it.',
    quotes: [],
  }
}

function countOf(dates: readonly RecordDate[]): string {
  const days = new Set<Day>(dates.map(({ day }) => day)).size
  return days === 1 ? 'another day' : `${String(days)} other days`
}
