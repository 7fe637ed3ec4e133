import type { ClaimLine } from '../../claim/claim-line.ts'
import { shareAtRisk } from '../../findings/line-at-risk.ts'
import { dollars } from '../../sentences/dollars.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { payerProgram } from '../../facts/payers/payer-program.ts'
import { hasPricingModifier, isFacilityPlace } from '../../facts/prices/priced-service.ts'
import { settingOf } from '../../batch/setting.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, passUnder, type Outcome } from '../../rule/outcome.ts'
import { defineRule, type DayTables, type SpanContext } from '../../rule/rule.ts'

type Tables = SpanContext<'feeSchedule', 'feeSchedulePayments'>
type Read = DayTables<'feeSchedule', 'feeSchedulePayments'>

/** Fees of one practice and payer differ by a few percent with the year and the member's plan. */
const nearlyFull = 0.93

const noReturn = notApplicable('no return to the operating room (78)')
const unpaid = notApplicable('nothing was paid on the line')
const noShare = notApplicable('the code has no global package whose parts are paid apart')
const notListed = cannotTell('the fee schedule at hand does not have the code or the day')
const noAmount = cannotTell('no allowed amount on the line')
const noPrice = cannotTell('neither the file nor a fee schedule shows the full fee')

/** Returns to the operating room paid like a first operation. */
export const returnToSurgeryPaidInFull = defineRule({
  id: 'return-to-surgery-paid-in-full',
  version: 1,
  title: 'Return to the operating room paid in full',
  category: 'overpayment',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'batch',
  sources: [
    {
      title: 'Medicare Claims Processing Manual, chapter 12',
      section: '40.4 C: 78 is paid the intra-operative share alone',
      table: 'feeSchedule',
    },
  ],
  needs: {
    fields: ['procedureCode', 'modifiers', 'allowedCents'],
    tables: ['feeSchedule'],
    optionalTables: ['feeSchedulePayments'],
  },
  clearedBy: 'A contract that pays the full fee for a return to the operating room.',
  suggestedFix: 'Price the line again with the intra-operative share of the fee.',
  check({ lines }, context) {
    if (!lines.some(isReturn)) return noReturn
    return lines.map((line) => (isReturn(line) ? outcomeOf(line, lines, context) : noReturn))
  },
})

function isReturn({ modifiers }: ClaimLine): boolean {
  return modifiers.length > 0 && modifiers.includes('78')
}

function outcomeOf(line: ClaimLine, lines: readonly ClaimLine[], context: Tables): Outcome {
  const { allowedCents: allowed, serviceFromDay, units = 1 } = line
  if (isUnpaid(line) || settingOf(line) !== 'professional') return unpaid
  const read = serviceFromDay === undefined ? undefined : context.on(serviceFromDay)
  const fee = read?.tables.feeSchedule.find(line.procedure)
  if (read === undefined || fee === undefined) return notListed
  const packaged = fee.globalDays === '010' || fee.globalDays === '090'
  if (!packaged || fee.intraOperative <= 0 || fee.intraOperative >= 1) return noShare
  if (allowed === undefined) return noAmount
  const first = lines.find((other) => isPricedAlike(other, line))
  const full = first?.allowedCents ?? scheduled(line, read)
  if (full === undefined || units <= 0) return noPrice
  return allowed / units < full * nearlyFull
    ? passUnder(read)
    : paidInFull(line, full, fee.intraOperative, first, read)
}

/** The same service by the same practice for the same payer and site, without a modifier that prices. */
function isPricedAlike(other: ClaimLine, line: ClaimLine): boolean {
  return (
    other.procedure === line.procedure &&
    other !== line &&
    !hasPricingModifier(other) &&
    (other.units ?? 1) === 1 &&
    (other.allowedCents ?? 0) > 0 &&
    other.payer === line.payer &&
    other.planType === line.planType &&
    other.providerTaxId === line.providerTaxId &&
    other.billingNpi === line.billingNpi &&
    other.placeOfService === line.placeOfService
  )
}

/** The national fee, by which Medicare alone pays. */
function scheduled(line: ClaimLine, { tables }: Read): number | undefined {
  const price = tables.feeSchedulePayments?.find(line.procedure)
  const { placeOfService: place } = line
  if (price === undefined || place === undefined || payerProgram(line) !== 'medicare') {
    return undefined
  }
  return isFacilityPlace(place) ? price.facilityCents : price.nonFacilityCents
}

function paidInFull(
  line: ClaimLine,
  full: number,
  share: number,
  first: ClaimLine | undefined,
  consulted: Read,
): Outcome {
  const fee = first ? `the same fee as without it (row ${first.row})` : 'the full national fee'
  return finding({
    message: `${[line.procedureCode ?? '', ...line.modifiers].join('-')} was allowed at ${dollars(line.allowedCents ?? 0)}, about ${fee}, ${dollars(full)}; a return to the operating room is paid ${Math.round(100 * share)} % of it.`,
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
