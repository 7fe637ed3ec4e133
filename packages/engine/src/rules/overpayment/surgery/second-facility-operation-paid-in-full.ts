import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isSurgeryCentersBill } from '../../../facts/bills/surgery-center-bill.ts'
import { codeEvidence } from '../../../facts/ncci/pair-evidence.ts'
import {
  facilityOperations,
  halvedRate,
  isOneOperation,
  type FacilityOperation,
} from '../../../facts/bills/facility-operations.ts'
import { arePaymentsSpread } from '../../../facts/outpatient/spread-payments.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { surgicalCenter } from '../../../facts/prices/priced-service.ts'
import { shareAtRisk } from '../../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { noCode, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { noProcedure } from '../../../claim/procedure-number.ts'
import { code, date, money, percent, row, say } from '../../../sentences/say.ts'

const notFacility = notApplicable('not the bill of an outpatient hospital or a surgery center')
const noList = cannotTell('table not imported: OPPS Addendum B or the lists of surgery centers')
const notHalved = notApplicable('no operation of which a facility is paid a second one at half')
const otherPrice = notApplicable('a modifier or the units change the price')
const onlyOne = notApplicable('no other such operation of the facility that day')
const included = notApplicable('a comprehensive service includes the operations of the claim')
const spread = cannotTell(
  'most packaged lines of the file have money: payments are spread over the lines of a claim',
)

/** Beside a share this far from that of the costliest, nobody knows which of the two was reduced. */
const asFull = { from: 0.75, to: 1.34 } as const

/** A second operation of a day on a facility's bill, priced like the first. */
export const secondFacilityOperationPaidInFull = defineGroupRule({
  id: 'second-facility-operation-paid-in-full',
  version: 1,
  title: 'Second operation of a facility paid in full',
  category: 'overpayment',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  picksSurvivor: true,
  sources: [
    cite('42 CFR 419.44', '(a) outpatient hospitals: all but the costliest operation at one half'),
    cite('42 CFR 416.172', '(e) surgery centers: the same', 'surgeryCenterServices'),
    cite('OPPS Addendum B', 'status T, and the rate', 'oppsStatus'),
  ],
  needs: {
    fields: ['procedureCode'],
    optionalTables: ['oppsStatus', 'surgeryCenterServices'],
  },
  clearedBy: 'Records of two sessions that day, or a contract without the reduction.',
  suggestedFix: 'Price the bill again: the costliest operation in full, each other at one half.',
  triage({ procedure, setting, placeOfService, standing }) {
    if (setting !== 'outpatient-facility' && placeOfService !== surgicalCenter) return notFacility
    if (procedure === noProcedure) return noCode
    return standing.isUnpaid ? nothingPaid : look
  },
  judge({ lines, day }, { tables, memories }) {
    const { oppsStatus } = tables
    const operations = facilityOperations(lines, tables)
    const [first] = operations
    const operationOf = new Map(operations.map((each) => [each.line, each]))
    const isIncluded = lines.some(
      (line) =>
        !isSurgeryCentersBill(line) && oppsStatus?.find(line.procedure)?.statusIndicator === 'J1',
    )
    return eachOpenLine((line) => {
      const isCenters = isSurgeryCentersBill(line)
      if (!isCenters && line.billType === undefined) return notFacility
      if ((isCenters ? tables.surgeryCenterServices : oppsStatus) === undefined) return noList
      if (halvedRate(line, tables) === undefined) return notHalved
      if (!isOneOperation(line)) return otherPrice
      const operation = operationOf.get(line)
      if (!operation || !first || operations.length === 1) return onlyOne
      if (isIncluded) return included
      const other = unlessMedicarePays(line)
      if (other !== undefined) return other
      if (operation === first || isSameBill(line, first.line)) return pass
      if (!isCenters && oppsStatus && arePaymentsSpread(oppsStatus, memories)) return spread
      return outcomeOf(operation, first, day)
    })
  },
})

/** The same operation at the same place of the body: a bill sent twice, which other rules find. */
function isSameBill(one: ClaimLine, other: ClaimLine): boolean {
  return one.procedure === other.procedure && one.modifiers.join('-') === other.modifiers.join('-')
}

/** By what share of its rate each was priced: wages and contracts raise or lower both alike. */
function outcomeOf(
  { line, amount, rate }: FacilityOperation,
  first: FacilityOperation,
  day: number,
): Outcome {
  const priced = amount / rate / (first.amount / first.rate)
  if (priced < asFull.from || priced > asFull.to) return pass
  return finding({
    message: say`${code(line.procedureCode)} came to ${money(amount)} on ${date(day)}, ${percent(amount / rate)} of its national rate, as the costlier ${code(first.line.procedureCode)} beside it came to ${percent(first.amount / first.rate)} (${row(first.line)}); a facility is paid a second operation of the day at one half.`,
    lines: [line],
    related: [first.line],
    evidence: codeEvidence([line, first.line]),
    ...shareAtRisk(line, Math.max(0, 1 - 0.5 / priced)),
  })
}
