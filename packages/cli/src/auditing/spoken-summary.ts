import type { AuditDocument, AuditSummary, FileFacts } from '@plumbline/engine'
import { styledError } from '../terminal/styled.ts'

/** What came of an audit, in lines for a person. */
export function spokenSummary({ file, summary }: AuditDocument): string[] {
  const { flagged, needsReview, clean } = summary
  const rows = file.rowsSetAside === 1 ? 'row' : 'rows'
  const setAside =
    file.rowsSetAside > 0
      ? `, ${styledError('yellow', `${count(file.rowsSetAside)} ${rows} set aside`)}${moneyAside(file)}`
      : ''
  const hardly =
    summary.hardlyChecked > 0
      ? ` (${count(summary.hardlyChecked)} of them not enough to check)`
      : ''
  const lines = summary.claims === 1 ? 'line' : 'lines'
  const reviewed = `${count(needsReview)} ${needsReview === 1 ? 'needs' : 'need'} review`
  const statuses = [
    flagged > 0 ? styledError('red', `${count(flagged)} flagged`) : '0 flagged',
    needsReview > 0 ? styledError('yellow', reviewed) : reviewed,
    `${count(clean)} clean${hardly}`,
  ]
  return [
    `Audited ${count(summary.claims)} ${file.type} ${lines}${setAside}: ${statuses.join(', ')}.`,
    spokenDollars(summary),
    ...spokenNotes(file.notes),
  ]
}

/** Of a file about which much is to be said, the terminal shows the beginning. */
const mostNotes = 5

/** How the file was read and what of it was not: the first notes, and where the others stand. */
export function spokenNotes(notes: readonly string[]): string[] {
  const more = notes.length - mostNotes
  return [
    ...notes.slice(0, mostNotes).map((note) => `Note: ${note}`),
    ...(more > 0
      ? [
          `${count(more)} more ${more === 1 ? 'note stands' : 'notes stand'} in the report and the JSON.`,
        ]
      : []),
  ]
}

/** What the rows bill that could not be audited. */
function moneyAside({ setAsideCents: { charged, paid } }: FileFacts): string {
  if (charged === 0 && paid === 0) return ''
  return ` (${dollars(charged)} charged, ${dollars(paid)} paid)`
}

/** The headline with what it is made of, and the amounts that it rests on. */
export function spokenDollars(summary: AuditSummary): string {
  const { potentialSavingsCents, firmCents, recordsNeededCents, inDoubtCents } = summary
  const total = styledError('bold', dollars(potentialSavingsCents))
  if (potentialSavingsCents === 0 && inDoubtCents === 0) return `Potential savings ${total}.`
  return (
    `Potential savings ${total}: firm ${dollars(firmCents)}, ` +
    `records needed ${dollars(recordsNeededCents)}; in doubt ${dollars(inDoubtCents)} apart.` +
    basisWords(summary)
  )
}

const basisNames = [
  ['paid', 'amounts paid'],
  ['cost plus fee less copay', 'cost plus fee less copay'],
  ['allowed', 'amounts allowed'],
  ['charged', 'charges'],
] as const

function basisWords({ byBasis }: AuditSummary): string {
  const used = basisNames.filter(([basis]) => byBasis[basis] > 0)
  const [only] = used
  if (!only) return ''
  if (used.length > 1) {
    const parts = used.map(([basis, name]) => `${name} ${dollars(byBasis[basis])}`)
    return ` They rest on ${parts.join(', ')}.`
  }
  const nothingPaid = only[0] === 'charged' ? ' alone: no paid or allowed amounts stand there' : ''
  return ` They rest on ${only[1]}${nothingPaid}.`
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}

function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}
