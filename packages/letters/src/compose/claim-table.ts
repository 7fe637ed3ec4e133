import type { Block, LetterFinding, LetterLine, Words } from '../letter.ts'
import { amount, date, type LetterContext } from './letter-context.ts'

type Table = Extract<Block, { kind: 'table' }>

/** What of a claim its recipient needs and may know; the rest is always told. */
export interface ClaimColumns {
  /** The patient, where the recipient finds the claim by him; else he is named above, or not at all. */
  readonly patient: boolean
  readonly member: boolean
  /** What was charged; who invoices rebates has another price in his books. */
  readonly billed: boolean
  /** What was paid, and when: its day blocks the letter where it is needed and not known. */
  readonly paid: 'with its day' | 'if known' | 'left out'
  /** Who asks for records claims no amount yet; who appeals asks for what was refused. */
  readonly inQuestion: boolean
}

interface Shown {
  readonly line: LetterLine
  /** Whether it only shows what the others are held against. */
  readonly isCompared: boolean
}

interface Column {
  readonly head: string
  readonly isAmount?: true
  readonly cell: (shown: Shown) => Words
}

/** The lines of a finding as the recipient finds them in his own books, after those they are held against. */
export function claimTable(
  context: LetterContext,
  { lines, compared = [] }: LetterFinding,
  { caption, columns }: { readonly caption: string; readonly columns: ClaimColumns },
): Table {
  const shown = columnsOf(context, columns)
  const rows = [
    ...compared.map((line) => ({ line, isCompared: true })),
    ...lines.map((line) => ({ line, isCompared: false })),
  ]
  return {
    kind: 'table',
    caption: compared.length === 0 ? caption : `${caption}, after what they are compared with`,
    head: shown.map(({ head }) => head),
    amounts: shown.flatMap(({ isAmount }, at) => (isAmount === true ? [at] : [])),
    rows: rows.map((row) => shown.map(({ cell }) => cell(row))),
  }
}

function columnsOf(context: LetterContext, wanted: ClaimColumns): Column[] {
  const { patient, member, billed, paid, inQuestion } = wanted
  return [
    { head: 'Claim', cell: ({ line }) => [line.claimId ?? '–'] },
    ...given(patient, { head: 'Patient', cell: (shown) => patientWords(context, shown) }),
    ...given(member, { head: 'Member', cell: ({ line }) => [line.member ?? '–'] }),
    { head: 'Service date', cell: ({ line }) => [date(line.serviceDay)] },
    { head: 'Service', cell: ({ line }) => [line.service] },
    { head: 'Units', isAmount: true, cell: ({ line }) => [unitsSaid(line)] },
    ...given(billed, {
      head: 'Billed',
      isAmount: true,
      cell: ({ line }) => [amount(line.chargedCents)],
    }),
    ...given(paid !== 'left out', {
      head: 'Paid',
      isAmount: true,
      cell: ({ line }) => [amount(line.paidCents)],
    }),
    ...given(paid !== 'left out', {
      head: 'Paid on',
      cell: (shown) => paidWords(context, shown, paid === 'with its day'),
    }),
    ...given(inQuestion, {
      head: 'In question',
      isAmount: true,
      cell: ({ line, isCompared }) => [isCompared ? 'none' : amount(line.atRiskCents)],
    }),
  ]
}

function unitsSaid({ units }: LetterLine): string {
  return units === undefined ? '–' : `${units}`
}

/** Whoever is asked for a claim is told its patient; what it is compared with is mostly the same one's. */
function patientWords(context: LetterContext, { line, isCompared }: Shown): Words {
  const { claimId } = line
  if (!isCompared) return [context.claimFact(claimId, 'patientName')]
  return [context.ofClaim(claimId, 'patientName') ?? context.nameOfMember(line.member) ?? '–']
}

function given(isShown: boolean, column: Column): Column[] {
  return isShown ? [column] : []
}

function paidWords(context: LetterContext, { line, isCompared }: Shown, isNeeded: boolean): Words {
  const day = context.paidDay(line)
  const unknown = isNeeded && !isCompared ? context.claimFact(line.claimId, 'paidDate') : '–'
  const reference = context.ofClaim(line.claimId, 'paymentReference')
  return [
    day === undefined ? unknown : date(day),
    ...(reference === undefined ? [] : [`, ${reference}`]),
  ]
}
