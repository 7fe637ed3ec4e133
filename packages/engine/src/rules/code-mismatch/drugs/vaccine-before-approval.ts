import { day as dayOf } from '../../../claim/day.ts'
import { approvals } from '../../../facts/vaccines/approvals.table.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { finding, lookAt, notApplicable, pass } from '../../../rule/outcome.ts'
import { denied, noServiceDate } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, date, say } from '../../../sentences/say.ts'

const otherService = notApplicable('no vaccine or antibody whose day of approval is known')

const approvedOn: ReadonlyMap<string, number> = new Map(
  approvals.flatMap(({ from, codes }) => codes.map((each) => [each, dayOf(from)] as const)),
)

/** Vaccines and antibodies given before anybody was allowed to give them. */
export const vaccineBeforeApproval = defineLineRule({
  id: 'vaccine-before-approval',
  version: 1,
  title: 'Vaccine given before its approval',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('21 CFR 601.2', 'biologics are licensed before they are sold'),
    cite('Integrated Outpatient Code Editor', 'edit 67: service before its approval'),
  ],
  needs: { fields: ['procedureCode', 'serviceFromDay'] },
  clearedBy: 'The record of the product that was given, or of the study in which it was.',
  suggestedFix: 'Ask for the record; the day or the code of the product is wrong.',
  triage({ procedureCode = '', standing }) {
    const approval = approvedOn.get(procedureCode)
    if (approval === undefined) return otherService
    if (standing.isDenied) return denied
    return standing.isDated ? lookAt({ approval }) : noServiceDate
  },
  judge(line, _, { approval }) {
    const { serviceFromDay: day = approval } = line
    if (day >= approval) return pass
    return finding({
      message: say`${code(line.procedureCode)} was given on ${date(day)}, and its product was first approved on ${date(approval)}.`,
      lines: [line],
      evidence: cells(line, 'procedureCode', 'serviceFromDay'),
      ...wholeLineAtRisk(line),
    })
  },
})
