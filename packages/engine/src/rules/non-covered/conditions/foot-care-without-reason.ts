import { payerEvidence } from '../../../facts/payers/payer-evidence.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { footCare } from '../../../facts/periods/foot-care.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { noDiagnosis, notIcd10, notProfessional, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, diagnosis, say } from '../../../sentences/say.ts'

const otherService = notApplicable('no routine care of nails, corns or calluses')

/** What the feet show of a disease of the body; what the provider says is not covered is another rule's. */
const says: ReadonlySet<string> = new Set('Q7 Q8 Q9 GA GX GY GZ KX'.split(' '))

/** Nails, corns and calluses themselves: fungus, other nails, corns, thickened skin. */
const ofItself = /^(?:B351|L60\d|L84|L85\d?|Q845)$/

/** Routine foot care with no diagnosis but the nail or the callus, and no class finding. */
export const footCareWithoutReason = defineLineRule({
  id: 'foot-care-without-reason',
  version: 1,
  title: 'Routine foot care without a disease that calls for it',
  category: 'non-covered',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('42 CFR 411.15', '(l): routine foot care'),
    cite(
      'Medicare Benefit Policy Manual, chapter 15',
      '290: systemic conditions, class findings, and painful nails with fungus',
    ),
  ],
  needs: { fields: ['procedureCode', 'modifiers', 'diagnoses'] },
  clearedBy:
    'The record of the disease, the class findings (Q7 to Q9), or pain that limited walking.',
  suggestedFix: 'Ask for the record; without such a condition deny the care as routine.',
  triage({ procedure, modifiers, setting, standing }) {
    if (footCare(procedure) === undefined) return otherService
    if (setting !== 'professional') return notProfessional
    if (standing.isUnpaid) return nothingPaid
    return modifiers.some((modifier) => says.has(modifier)) ? pass : look
  },
  judge(line) {
    const [first] = line.diagnoses
    if (first === undefined) return noDiagnosis
    if (line.icdVersion === '9') return notIcd10
    if (!line.diagnoses.every((each) => ofItself.test(each))) return pass
    return (
      unlessMedicarePays(line) ??
      finding({
        message: say`${code(line.procedureCode)} was paid for ${diagnosis(first)}, and neither a further diagnosis nor a class finding (Q7, Q8, Q9) says why Medicare should cover routine care of the feet.`,
        lines: [line],
        evidence: [...cells(line, 'procedureCode', 'modifiers', 'diagnoses'), payerEvidence(line)],
        ...wholeLineAtRisk(line),
      })
    )
  },
})
