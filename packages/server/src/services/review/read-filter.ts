import type { FindingFilter } from '@plumbline/contract'
import { day } from '@plumbline/engine'
import { AppError } from '../../app-error.ts'
import type { WantedFindings, WantedMarks } from '../../db/review/matching-findings.ts'
import type { MarkOf } from '../../stored-audits/review-marks.ts'
import { lastDayOf } from './due-days.ts'
import { markText } from './mark-text.ts'
import { codeMarks, searchOf } from './search-words.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What a filter asks for, as the database tells it. Throws `invalid-request` naming the field. */
export function readFilter(filter: FindingFilter, markOf: MarkOf): WantedFindings {
  const { upload, provider, payer, patient, claim, code, minDollars, q } = filter
  for (const id of upload ?? [])
    if (!uuid.test(id)) throw refused('upload', 'No upload has this id.')
  const fromDay = dayOf('from', filter.from)
  const toDay = dayOf('to', filter.to)
  if (fromDay !== undefined && toDay !== undefined && fromDay > toDay)
    throw refused('from', 'The first day is after the last.')
  const words = q?.trim()
  return {
    uploads: upload,
    categories: filter.category,
    rules: filter.rule,
    classes: filter.class,
    decisions: filter.decision,
    standings: filter.standing,
    payees: marksOf('provider', provider),
    payers: marksOf('payer', payer),
    patients: marksOf('patient', patient),
    claims: marksOf('claim', claim, (text) => markOf('claim', text)),
    codes: code?.flatMap((text) => codeMarks(text, markOf)),
    leastCents: minDollars === undefined ? undefined : Math.round(minDollars * 100),
    ...{ fromDay, toDay },
    search: words ? searchOf(words, markOf) : undefined,
    due: filter.due && { by: lastDayOf(filter.due) },
    inCase: filter.inCase && filter.inCase === 'yes',
  }
}

function marksOf(
  field: string,
  values: readonly string[] | undefined,
  markOf?: (text: string) => Buffer,
): WantedMarks | undefined {
  if (!values) return undefined
  const marks = values
    .filter((value) => value !== 'none')
    .map((value) => {
      if (markText.test(value)) return Buffer.from(value, 'hex')
      if (markOf) return markOf(value)
      throw refused(
        field,
        'A mark is 32 hexadecimal digits, as findings and groups name it, or none.',
      )
    })
  return { marks, none: values.includes('none') }
}

function dayOf(field: 'from' | 'to', text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const isDay = !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
  if (!isDay) throw refused(field, `The calendar has no day ${text}.`)
  return day(text)
}

function refused(field: string, message: string): AppError {
  return new AppError('invalid-request', { message, faults: [{ field, message }] })
}
