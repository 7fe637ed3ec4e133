import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import { exposureCents } from '../../../claim/exposure.ts'
import { drugContextOn } from '../../../facts/drugs/drug-context.ts'
import { fillName } from '../../../facts/drugs/names/fill-name.ts'
import { eachFill } from '../../../facts/fills/fill-order.ts'
import { excusesEarlyFill } from '../../../facts/fills/supply-on-hand.ts'
import { isInPackageUnit, unitOfUse } from '../../../facts/forms/unit-of-use.ts'
import { cells } from '../../../findings/evidence.ts'
import {
  cannotTell,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { deniedOrPending, noPatient, noQuantityOrDays } from '../../../rule/reasons.ts'
import { cite, defineGroupRule, type SpanContext } from '../../../rule/rule.ts'
import { count, date, money, name, row, say } from '../../../sentences/say.ts'

const noName = cannotTell('no drug name, which would tell how long a package lasts')
const otherUnit = cannotTell('quantity is in another unit than the package')
const otherProduct = notApplicable('a product of which it is not known how long a package lasts')
const firstFill = notApplicable('the first fill of this product in the file and its history')
const excused = notApplicable('the pharmacy submitted a clarification code that allows it')

/** A package billed for less than this share of its days hides that the next fill is early. */
const shortShare = 0.6
/** Share of the real days that is to be used before the next fill. */
const dueShare = 0.7

interface Package {
  readonly line: ClaimLine
  readonly day: Day
  /** By the label. */
  readonly lasts: number
  readonly billed: number
  /** Fills of the product before it. */
  readonly earlier: number
}

/** Packages billed for fewer days than they last, and filled again as soon as those are over. */
export const daysSupplyShortened = defineGroupRule({
  id: 'days-supply-shortened',
  version: 6,
  title: 'Days supply shortened, next fill early',
  category: 'overpayment',
  class: 'lead',
  basis: 'plan',
  cuts: 'units',
  auditTypes: ['pharmacy'],
  scope: 'patient',
  sources: [
    cite(
      'NCPDP Telecommunication Standard D.0 (45 CFR 162.1102)',
      'field 405-D5, days supply; reject code 79, refill too soon',
    ),
    cite('FDA labels of the drugs', 'doses in a package and labeled dose'),
  ],
  needs: {
    fields: ['patientKey', 'serviceFromDay', 'quantity', 'daysSupply'],
    optionalTables: ['drugs'],
  },
  clearedBy: 'A prescription for a higher dose, a lost package, or one package for another place.',
  suggestedFix: 'Ask for the directions; correct the days supply and take back the early fills.',
  triage({ standing }) {
    if (!standing.namesPatient) return noPatient
    return standing.isDenied ? deniedOrPending : look
  },
  judge({ lines }, context) {
    const last = new Map<RegExp, Package>()
    return eachFill(lines, context.memories, (line) => outcomeOf(line, last, context))
  },
})

/** @param last fill of each product so far; this one is added */
function outcomeOf(
  line: ClaimLine,
  last: Map<RegExp, Package>,
  context: SpanContext<never, 'drugs'>,
): Outcome {
  const { quantity, daysSupply, serviceFromDay: day } = line
  const ofDay = day === undefined ? undefined : drugContextOn(day, context)
  const drugName = ofDay ? fillName(line, ofDay) : line.drugName
  if (drugName === undefined) return noName
  const product = unitOfUse(drugName, line, context.memories)
  if (product?.daysAUnit === undefined) return otherProduct
  if (quantity === undefined || daysSupply === undefined || daysSupply <= 0 || day === undefined) {
    return noQuantityOrDays
  }
  if (!isInPackageUnit(line, product)) return otherUnit
  const lasts = Math.round(quantity * product.daysAUnit)
  const before = last.get(product.names)
  const earlier = before === undefined ? 0 : before.earlier + 1
  last.set(product.names, { line, day, lasts, billed: daysSupply, earlier })
  if (before === undefined) return firstFill
  if (before.earlier < (product.shortAtFirst ?? 0)) return pass
  if (before.billed >= before.lasts * shortShare) return pass
  const passed = day - before.day
  // What comes sooner than even the billed days is a refill too soon by any count.
  if (passed <= 0 || passed >= before.lasts * dueShare || passed < before.billed * dueShare)
    return pass
  return excusesEarlyFill(line) ? excused : flag(line, before, passed, lasts)
}

function flag(line: ClaimLine, before: Package, passed: number, lasts: number): Outcome {
  const left = Math.min(before.lasts - passed, lasts)
  const paid = exposureCents(line)
  return finding({
    message: say`${name(line.drugName ?? line.ndc)} of ${date(before.day)} lasts ${count(before.lasts)} days by its label and was billed for ${count(before.billed)}; the next was filled ${count(passed)} days later.`,
    lines: [line],
    related: [before.line],
    evidence: [before.line, line].flatMap((each) =>
      cells(each, 'serviceFromDay', 'quantity', 'daysSupply'),
    ),
    ...(lasts > 0 && {
      atRisk: [{ line, cents: Math.round((paid * left) / lasts) }],
      arithmetic: say`${count(left)} of ${count(lasts)} days were still on hand: ${count(left)}/${count(lasts)} of ${money(paid)} on ${row(line)}`,
    }),
  })
}
