import type { Block, LetterFinding, LetterLine, Words } from '../letter.ts'
import { amount, date, type LetterContext } from './letter-context.ts'

type Table = Extract<Block, { kind: 'table' }>

/** What of a claim its recipient needs and may know; the rest is always told. */
export interface ClaimColumns {
  /** The patient, where the recipient finds the claim by him; else he is named above, or not at all. */
  readonly patient: boolean
  readonly member: boolean
  /** The day of payment: blocks the letter where it is needed and not known, or is told if known. */
  readonly paidOn: 'needed' | 'if known' | 'left out'
  /** Who only asks for records claims no amount yet. */
  readonly inQuestion: boolean
}

interface Column {
  readonly head: string
  readonly isAmount?: true
  readonly cell: (line: LetterLine) => Words
}

/** The lines of a finding as the recipient finds them in his own books. */
export function claimTable(
  context: LetterContext,
  { lines }: LetterFinding,
  { caption, columns }: { readonly caption: string; readonly columns: ClaimColumns },
): Table {
  const shown = columnsOf(context, columns)
  return {
    kind: 'table',
    caption,
    head: shown.map(({ head }) => head),
    amounts: shown.flatMap(({ isAmount }, at) => (isAmount === true ? [at] : [])),
    rows: lines.map((line) => shown.map(({ cell }) => cell(line))),
  }
}

function columnsOf(context: LetterContext, wanted: ClaimColumns): Column[] {
  const { patient, member, paidOn, inQuestion } = wanted
  return [
    { head: 'Claim', cell: ({ claimId }) => [claimId ?? '–'] },
    ...given(patient, {
      head: 'Patient',
      cell: ({ claimId }) => [context.claimFact(claimId, 'patientName')],
    }),
    ...given(member, { head: 'Member', cell: (line) => [line.member ?? '–'] }),
    { head: 'Service date', cell: ({ serviceDay }) => [date(serviceDay)] },
    { head: 'Service', cell: ({ service }) => [service] },
    {
      head: 'Units',
      isAmount: true,
      cell: ({ units }) => [units === undefined ? '–' : `${units}`],
    },
    { head: 'Billed', isAmount: true, cell: ({ chargedCents }) => [amount(chargedCents)] },
    { head: 'Paid', isAmount: true, cell: ({ paidCents }) => [amount(paidCents)] },
    ...given(paidOn !== 'left out', {
      head: 'Paid on',
      cell: (line) => paidWords(context, line, paidOn === 'needed'),
    }),
    ...given(inQuestion, {
      head: 'In question',
      isAmount: true,
      cell: ({ atRiskCents }) => [amount(atRiskCents)],
    }),
  ]
}

function given(isShown: boolean, column: Column): Column[] {
  return isShown ? [column] : []
}

function paidWords(context: LetterContext, line: LetterLine, isNeeded: boolean): Words {
  const day = context.paidDay(line)
  const unknown = isNeeded ? context.claimFact(line.claimId, 'paidDate') : '–'
  const reference = context.ofClaim(line.claimId, 'paymentReference')
  return [
    day === undefined ? unknown : date(day),
    ...(reference === undefined ? [] : [`, ${reference}`]),
  ]
}
