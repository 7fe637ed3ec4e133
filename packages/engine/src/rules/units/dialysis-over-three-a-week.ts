import type { ClaimLine } from '../../claim/claim-line.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { facilityKind } from '../../facts/bills/facility-kind.ts'
import { cells } from '../../findings/evidence.ts'
import { sharesAtRisk, wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { beyondThreeAWeek } from '../../facts/stays/dialysis/dialysis-weeks.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
  type NoFinding,
} from '../../rule/outcome.ts'
import { nothingPaid, noUnits } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { count, date, say } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'

const otherBill = notApplicable('not a bill of a dialysis facility (type 72x)')
const otherLine = notApplicable('no hemodialysis by the treatment (revenue code 082x)')
const noPeriod = cannotTell('no first or last day of the bill')

/** By the treatment; peritoneal dialysis (083x to 085x) is billed by the day. */
const hemodialysis = /^0?82\d$/
const mostAWeek = 3

/** More treatments of hemodialysis than three a week. */
export const dialysisOverThreeAWeek = defineGroupRule({
  id: 'dialysis-over-three-a-week',
  version: 2,
  title: 'More than three dialysis treatments a week',
  category: 'units',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('Medicare Benefit Policy Manual', 'chapter 11, 50: three treatments a week'),
    cite('Medicare Claims Processing Manual', 'chapter 8, 10.3: more with a medical reason'),
  ],
  needs: { fields: ['billType', 'revenueCode', 'units'] },
  clearedBy: 'The order and the medical reason for further treatments.',
  suggestedFix:
    'Ask for the reason of the treatments above three a week, and recover those without one.',
  triage({ billType, revenueCode = '', standing }) {
    if (facilityKind(billType) !== 'dialysis') return otherBill
    if (!hemodialysis.test(revenueCode)) return otherLine
    return standing.isUnpaid ? nothingPaid : look
  },
  judge({ lines, identified }) {
    const treated = lines.filter(
      (line) =>
        hemodialysis.test(line.revenueCode ?? '') && isDialysisBill(line) && !isUnpaid(line),
    )
    const bills = Map.groupBy(treated, (line) => line.claimId ?? line.row)
    const verdicts = new Map(Array.from(bills, ([claim, bill]) => [claim, verdictOf(bill)]))
    const ofWeek = identified ? beyondThreeAWeek(bills.values()) : new Map<ClaimLine, Sentence>()
    return eachOpenLine((line) => {
      const verdict = verdicts.get(line.claimId ?? line.row) ?? pass
      const said = ofWeek.get(line)
      return verdict === pass && said ? ofWholeLine(line, said) : verdict
    })
  },
})

function isDialysisBill({ billType }: ClaimLine): boolean {
  return facilityKind(billType) === 'dialysis'
}

function ofWholeLine(line: ClaimLine, message: Sentence): FindingOutcome {
  return finding({
    message,
    lines: [line],
    evidence: cells(line, 'revenueCode', 'units', 'serviceFromDay'),
    ...wholeLineAtRisk(line),
  })
}

function verdictOf(treated: readonly ClaimLine[]): FindingOutcome | NoFinding {
  if (treated.some(({ units }) => units === undefined)) return noUnits
  const firsts = treated.flatMap(({ serviceFromDay }) => serviceFromDay ?? [])
  const lasts = treated.flatMap((line) => line.serviceThroughDay ?? line.serviceFromDay ?? [])
  if (firsts.length === 0 || firsts.length < treated.length) return noPeriod
  const from = firsts.reduce((one, other) => Math.min(one, other))
  const through = lasts.reduce((one, other) => Math.max(one, other))
  const treatments = treated.reduce((sum, { units = 0 }) => sum + units, 0)
  const most = Math.ceil(((through - from + 1) * mostAWeek) / 7)
  if (treatments <= most) return pass
  return finding({
    message: say`${count(treatments, 'treatment')} of hemodialysis were billed from ${date(from)} to ${date(through)}; three a week are ${count(most)}.`,
    lines: treated,
    evidence: treated.slice(0, 20).flatMap((line) => cells(line, 'revenueCode', 'units')),
    ...sharesAtRisk(treated, (treatments - most) / treatments),
  })
}
