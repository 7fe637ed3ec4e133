import type { ClaimLine } from '../../../claim/claim-line.ts'
import { codeEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { fullFees, nationalFee, pricedAs } from '../../../facts/prices/full-fee.ts'
import { shareAtRisk } from '../../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  passUnder,
  type Outcome,
} from '../../../rule/outcome.ts'
import {
  noServiceDate,
  nothingPaid,
  notInFeeSchedule,
  notProfessional,
} from '../../../rule/reasons.ts'
import { cite, defineGroupRule, type DayTables, type SpanContext } from '../../../rule/rule.ts'
import { dollars } from '../../../sentences/dollars.ts'
import { code, money, percent, row, say, words } from '../../../sentences/say.ts'

type Tables = SpanContext<'feeSchedule', 'feeSchedulePayments'>
type Read = DayTables<'feeSchedule', 'feeSchedulePayments'>

/** Fees of one practice and payer differ by a few percent with the year and the member's plan. */
const nearlyFull = 0.93

const noReturn = notApplicable('no return to the operating room (78)')
const noShare = notApplicable('the code has no global package whose parts are paid apart')
const noAmount = cannotTell('no allowed amount on the line')
const noPrice = cannotTell('neither the file nor a fee schedule shows the full fee')

/** Returns to the operating room paid like a first operation. */
export const returnToSurgeryPaidInFull = defineGroupRule({
  id: 'return-to-surgery-paid-in-full',
  version: 1,
  title: 'Return to the operating room paid in full',
  category: 'overpayment',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'batch',
  sources: [
    cite(
      'Medicare Claims Processing Manual, chapter 12',
      '40.4 C: 78 is paid the intra-operative share alone',
      'feeSchedule',
    ),
  ],
  needs: {
    fields: ['procedureCode', 'modifiers', 'allowedCents'],
    tables: ['feeSchedule'],
    optionalTables: ['feeSchedulePayments'],
  },
  clearedBy: 'A contract that pays the full fee for a return to the operating room.',
  suggestedFix: 'Price the line again with the intra-operative share of the fee.',
  triage({ modifiers, setting, standing }) {
    if (!modifiers.includes('78')) return noReturn
    if (standing.isUnpaid) return nothingPaid
    return setting === 'professional' ? look : notProfessional
  },
  judge({ lines }, context) {
    let fees: FullFees | undefined
    return eachOpenLine((line) => outcomeOf(line, () => (fees ??= fullFees(lines)), context))
  },
})

type FullFees = ReturnType<typeof fullFees>

function outcomeOf(line: ClaimLine, fees: () => FullFees, context: Tables): Outcome {
  const { allowedCents: allowed, serviceFromDay, units = 1 } = line
  if (serviceFromDay === undefined) return noServiceDate
  const read = context.on(serviceFromDay)
  const fee = read?.tables.feeSchedule.find(line.procedure)
  if (read === undefined || fee === undefined) return notInFeeSchedule
  const packaged = fee.globalDays === '010' || fee.globalDays === '090'
  if (!packaged || fee.intraOperative <= 0 || fee.intraOperative >= 1) return noShare
  if (allowed === undefined) return noAmount
  const first = fees().get(pricedAs(line))
  const full = first?.allowedCents ?? nationalFee(line, read.tables.feeSchedulePayments)
  if (full === undefined || units <= 0) return noPrice
  return allowed / units < full * nearlyFull
    ? passUnder(read)
    : paidInFull(line, full, fee.intraOperative, first, read)
}

function paidInFull(
  line: ClaimLine,
  full: number,
  share: number,
  first: ClaimLine | undefined,
  consulted: Read,
): Outcome {
  const fee = first
    ? say`the same fee as without it (${row(first)})`
    : words('the full national fee')
  return finding({
    message: say`${code([line.procedureCode ?? '', ...line.modifiers].join('-'))} was allowed at ${money(line.allowedCents ?? 0)}, about ${fee}, ${money(full)}; a return to the operating room is paid ${percent(share)} of it.`,
    lines: [line],
    related: first ? [first] : [],
    evidence: [
      ...codeEvidence([line]),
      { row: line.row, field: 'allowedCents', value: dollars(line.allowedCents ?? 0) },
    ],
    ...shareAtRisk(line, 1 - share),
    ...(first ? {} : { class: 'lead' }),
    consulted,
  })
}
