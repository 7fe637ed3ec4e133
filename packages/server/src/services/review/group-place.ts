import { AppError } from '../../app-error.ts'
import { placeOfGroup, type FindingGroup, type GroupPlace } from '../../db/review/group-order.ts'
import type { GroupedBy } from '../../db/review/group-keys.ts'
import { markText } from './mark-text.ts'

/** Where a page of groups ended, as calls name it. */
export function writePlace(last: FindingGroup): string {
  const { counted, cents, findings, key } = placeOfGroup(last)
  return [counted, cents, findings, key ?? ''].join('.')
}

const written = /^(-?\d{1,15})\.(-?\d{1,15})\.(\d{1,15})\.([\w-]{0,100})$/
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The same read again. Throws `invalid-request` naming the field for what no page of these groups ended with. */
export function readPlace(text: string, by: GroupedBy): GroupPlace {
  const [, counted, cents, findings, key] = written.exec(text) ?? []
  if (key === undefined || (key !== '' && !formOf(by).test(key))) throw refused()
  return {
    counted: Number(counted),
    cents: Number(cents),
    findings: Number(findings),
    key: key === '' ? null : key,
  }
}

function formOf(by: GroupedBy): RegExp {
  if (by === 'upload') return uuid
  return by === 'provider' || by === 'payer' || by === 'claim' ? markText : /./
}

function refused(): AppError {
  const message = 'No page of these groups ended there: send back what the last one called next.'
  return new AppError('invalid-request', { message, faults: [{ field: 'after', message }] })
}
