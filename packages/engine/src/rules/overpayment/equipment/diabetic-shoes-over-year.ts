import type { ClaimLine } from '../../../claim/claim-line.ts'
import {
  footwearBeyondYear,
  footwearOf,
  type YearOfFootwear,
} from '../../../facts/equipment/diabetic-shoes.ts'
import { replaces } from '../../../facts/equipment/equipment-class.ts'
import { earlierEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { paysOriginalMedicare, unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { shareAtRisk } from '../../../findings/line-at-risk.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../../rule/outcome.ts'
import { noPatient, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, count, date, say, words } from '../../../sentences/say.ts'

const noFootwear = notApplicable('neither shoes nor inserts for diabetics')
const replaced = notApplicable('the line says that a lost or damaged piece was replaced (RA)')

/** Shoes and inserts for diabetics beyond those of a calendar year. */
export const diabeticShoesOverYear = defineGroupRule({
  id: 'diabetic-shoes-over-year',
  version: 1,
  title: 'Diabetic shoes or inserts beyond those of the year',
  category: 'overpayment',
  class: 'error',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('Social Security Act 1861(s)(12)', 'shoes and inserts for diabetics'),
    cite(
      'Medicare Benefit Policy Manual, chapter 15',
      '140: one pair of shoes in a calendar year, with two or three pairs of inserts',
    ),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy: 'Proof that the earlier pieces of the year were returned, or that their payment was.',
  suggestedFix: 'Recover what is beyond the pieces of the year.',
  triage(service) {
    if (footwearOf(service.procedure) === undefined) return noFootwear
    if (replaces(service)) return replaced
    if (service.standing.isUnpaid) return nothingPaid
    if (!service.standing.namesPatient) return noPatient
    return service.standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    if (!identified) return noPatient
    const found = footwearBeyondYear(lines)
    return eachOpenLine((line) => {
      const other = unlessMedicarePays(line)
      if (other !== undefined) return other
      const year = found.get(line)
      return year === undefined ? pass : flag(line, year)
    })
  },
})

function flag(line: ClaimLine, { kind, pieces, most, first }: YearOfFootwear): FindingOutcome {
  const { units = 1, serviceFromDay = 0 } = line
  const beyond = Math.min(units, pieces - most)
  return finding({
    message: say`With ${code(line.procedureCode)} on ${date(serviceFromDay)} Medicare paid ${count(pieces)} ${words(kind)} since ${date(first.serviceFromDay ?? 0)}, counted one by one; it covers ${count(most)} in a calendar year.`,
    ...(!paysOriginalMedicare(line) && { class: 'lead' }),
    lines: [line],
    related: first === line ? [] : [first],
    evidence: earlierEvidence(line, first),
    ...shareAtRisk(line, units > 0 ? beyond / units : 1),
  })
}
