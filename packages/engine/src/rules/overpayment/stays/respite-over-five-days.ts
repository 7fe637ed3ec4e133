import type { ClaimLine } from '../../../claim/claim-line.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import {
  isRespite,
  mostRespiteDays,
  respiteInARow,
  type RespiteRow,
} from '../../../facts/stays/respite-days.ts'
import { cells } from '../../../findings/evidence.ts'
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
import { count, date, row, say } from '../../../sentences/say.ts'

const noRespite = notApplicable('no respite care of a hospice (revenue code 0655)')

/** Respite of a hospice's patient for more days in a row than are paid as respite. */
export const respiteOverFiveDays = defineGroupRule({
  id: 'respite-over-five-days',
  version: 1,
  title: 'Respite care of a hospice beyond five days',
  category: 'overpayment',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('42 CFR 418.302(e)(5)', 'respite for five days in a row, then the rate of routine care'),
    cite('Medicare Claims Processing Manual, chapter 11', '30.1: levels of care'),
  ],
  needs: { fields: ['patientKey', 'revenueCode', 'billType', 'serviceFromDay'] },
  clearedBy: 'Dates that show a day at home between, or the further days paid at the routine rate.',
  suggestedFix: 'Pay the sixth and later days at the rate of routine home care.',
  triage(service) {
    const { standing } = service
    if (!isRespite(service)) return noRespite
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient) return noPatient
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    if (!identified) return noPatient
    const found = respiteInARow(lines)
    return eachOpenLine((line) => {
      const other = unlessMedicarePays(line)
      if (other !== undefined) return other
      const inARow = found.get(line)
      return inARow === undefined || inARow.days <= mostRespiteDays ? pass : flag(line, inARow)
    })
  },
})

/** No dollars: the further days are owed at a rate that depends on the place and the day of the stay. */
function flag(line: ClaimLine, { days, since, before }: RespiteRow): FindingOutcome {
  return finding({
    message: say`With ${row(line)} respite care lasted ${count(days, 'day')} in a row from ${date(since)} on; ${count(mostRespiteDays)} are paid as respite, the others as routine home care.`,
    lines: [line],
    related: before === undefined ? [] : [before],
    evidence: cells(line, 'revenueCode', 'units', 'serviceFromDay'),
  })
}
