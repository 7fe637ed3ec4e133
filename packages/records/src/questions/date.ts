import type { Day } from '@plumbline/engine'
import { datedLines, type RecordDate } from '../dates/dated-lines.ts'
import { quoted } from '../quotes.ts'
import type { Asked, BilledLine, RecordLine } from '../record.ts'

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
