import type { Block, LetterFinding, LetterLine, Words } from '../letter.ts'
import { amount, date, type LetterContext } from './letter-context.ts'

/** The lines of a finding as the recipient finds them in his own books. */
export function claimTable(context: LetterContext, finding: LetterFinding, caption: string): Block {
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
