import { settingOf } from '../../../batch/setting.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isDenied } from '../../../claim/exposure.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { cells } from '../../../findings/evidence.ts'
import {
  cannotTell,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { denied, noDiagnosis, notIcd10, principalBlank } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { diagnosis, say } from '../../../sentences/say.ts'

const notListed = cannotTell(
  'the tables do not say whether the principal diagnosis may stand first',
)
const manifestation = notApplicable('a manifestation, which has a rule of its own')

const notOfFacility = notApplicable('not on the bill of a facility')

/** Germs behind diseases that have codes of their own: of outpatients nothing else is listed so surely. */
const germ = /^B9[567]/
/**
 * What the guidelines and the Tabular List let stand behind another code alone: resistance of germs, weeks of
 * pregnancy, outcome of delivery, score of a stroke, underdosing (T36 to T50 with 6 in sixth place).
 */
const additional = /^(?:Z16|Z3A|Z37|R297|T(?:3[6-9]|4\d|50)\w\w6)/

/** Bills of facilities whose principal diagnosis can be nothing but an additional one. */
export const diagnosisNeverPrincipal = defineLineRule({
  id: 'diagnosis-never-principal',
  version: 3,
  title: 'Diagnosis that cannot stand first on the bill of a facility',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('Medicare Code Editor', 'edit 9: unacceptable principal diagnosis', 'diagnosisEdits'),
    cite(
      'Integrated Outpatient Code Editor',
      'edit 113: supplementary code as principal diagnosis',
    ),
    cite(
      'ICD-10-CM Official Guidelines for Coding and Reporting',
      'section II: principal diagnosis',
    ),
  ],
  needs: { fields: ['diagnoses'], tables: ['diagnosisEdits'] },
  clearedBy: 'The condition for which the patient was admitted, listed first.',
  suggestedFix:
    'Return the claim; it is billed again with the condition that led to the stay listed first.',
  triage({ setting, standing }) {
    if (setting !== 'inpatient-facility' && setting !== 'outpatient-facility') return notOfFacility
    return standing.isDenied ? denied : look
  },
  judge(line, { tables: { diagnosisEdits } }) {
    if (isDenied(line)) return denied
    if (line.isPrincipalBlank) return principalBlank
    const [first] = line.diagnoses
    if (first === undefined) return noDiagnosis
    if (line.icdVersion === '9') return notIcd10
    if (settingOf(line) === 'outpatient-facility') {
      if (germ.test(first)) return findingOf(line, first)
      return additional.test(first) ? findingOf(line, first, 'lead') : pass
    }
    const edits = diagnosisEdits.find(first)
    if (edits === undefined) return diagnosisEdits.complete ? pass : notListed
    if (edits.manifestation) return manifestation
    if (edits.unacceptablePrincipal === undefined) return notListed
    return edits.unacceptablePrincipal ? findingOf(line, first) : pass
  },
})

function findingOf(line: ClaimLine, first: string, atMost?: 'lead'): Outcome {
  return finding({
    class: atMost ?? (payerProgram(line) === 'medicare' ? 'error' : 'lead'),
    message: say`The first diagnosis on the bill, ${diagnosis(first)}, only adds to another one and does not say what was treated.`,
    lines: [line],
    evidence: cells(line, 'diagnoses', 'billType'),
  })
}
