import type { Block, LetterFinding, LetterLine, Words } from '../letter.ts'
import { amount, date, type LetterContext } from './letter-context.ts'

type Table = Extract<Block, { kind: 'table' }>

/** The lines of a finding as the recipient finds them in his own books. */
export function claimTable(context: LetterContext, finding: LetterFinding, caption: string): Table {
  return {
    kind: 'table',
    caption,
    head: [
      'Claim',
      'Patient',
      'Member',
      'Service date',
      'Service',
      'Units',
      'Billed',
      'Paid',
      'Paid on',
      'In question',
    ],
    amounts: [5, 6, 7, 9],
    rows: finding.lines.map((line) => row(context, line)),
  }
}

/** The same without what is in question, the last column. */
export function withoutAmount(table: Table): Table {
  const { head, amounts, rows } = table
  const last = head.length - 1
  return {
    ...table,
    head: head.slice(0, last),
    amounts: amounts.filter((column) => column !== last),
    rows: rows.map((cells) => cells.slice(0, last)),
  }
}

function row(context: LetterContext, line: LetterLine): readonly Words[] {
  const reference = context.ofClaim(line.claimId, 'paymentReference')
  const paidOn = context.paidDay(line)
  const paid = paidOn === undefined ? undefined : date(paidOn)
  return [
    [line.claimId ?? '–'],
    [context.claimFact(line.claimId, 'patientName')],
    [line.member ?? '–'],
    [date(line.serviceDay)],
    [line.service],
    [line.units === undefined ? '–' : String(line.units)],
    [amount(line.chargedCents)],
    [amount(line.paidCents)],
    [
      paid ?? context.claimFact(line.claimId, 'paidDate'),
      ...(reference === undefined ? [] : [`, ${reference}`]),
    ],
    [amount(line.atRiskCents)],
  ]
}
