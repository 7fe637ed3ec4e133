import { noProcedure, procedureNumber } from '../../../claim/procedure-number.ts'
import { payerEvidence } from '../../../facts/payers/payer-evidence.ts'
import { paysOriginalMedicare, unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { cannotTell, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { noCode, notProfessional, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, say } from '../../../sentences/say.ts'

/** Manipulation of the spine; that of arms and legs (98943) has a status of its own. */
const manipulations = new Set(['98940', '98941', '98942', '98943'].map(procedureNumber))

const ofManipulation = notApplicable('a manipulation, of which other rules ask')
const noSpecialty = cannotTell('no specialty on the line, which would tell a chiropractor')

/** Medicare's specialty 35, the taxonomy 111N, or the word. */
const chiropractor = /^(?:35|111N\w*)$|chiropract/i

/** What Medicare pays no chiropractor for: visits, images, therapy. */
export const chiropractorServiceNotCovered = defineLineRule({
  id: 'chiropractor-service-not-covered',
  version: 1,
  title: 'Service of a chiropractor other than manipulation',
  category: 'non-covered',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('42 CFR 410.21', '(b): manual manipulation of the spine alone'),
    cite(
      'Medicare Benefit Policy Manual, chapter 15',
      '30.5 and 240.1.1: services of chiropractors',
    ),
  ],
  needs: { fields: ['procedureCode', 'specialty'] },
  clearedBy: 'Proof that another practitioner gave the service, or an extra benefit of a plan.',
  suggestedFix: 'Deny the line: Medicare covers nothing but manipulation by a chiropractor.',
  triage({ procedure, setting, standing }) {
    if (procedure === noProcedure) return noCode
    if (manipulations.has(procedure)) return ofManipulation
    if (setting !== 'professional') return notProfessional
    return standing.isUnpaid ? nothingPaid : look
  },
  judge(line) {
    const { specialty } = line
    if (specialty === undefined) return noSpecialty
    if (!chiropractor.test(specialty.trim())) return pass
    return (
      unlessMedicarePays(line) ??
      finding({
        message: say`${code(line.procedureCode)} was paid to a chiropractor; of chiropractors Medicare covers manipulation of the spine alone.`,
        ...(!paysOriginalMedicare(line) && { class: 'lead' }),
        lines: [line],
        evidence: [...cells(line, 'procedureCode', 'specialty'), payerEvidence(line)],
        ...wholeLineAtRisk(line),
      })
    )
  },
})
