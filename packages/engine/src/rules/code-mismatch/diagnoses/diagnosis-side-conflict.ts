import { icdVersion } from '../../../batch/kinds/icd-version.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import {
  contradictsSide,
  supportsSide,
  treatsItsOwnSide,
} from '../../../facts/anatomy/diagnosis-side.ts'
import { billedSide, type Side } from '../../../facts/surgery/billed-side.ts'
import { wholeLineUnlessCorrected } from '../../../findings/line-at-risk.ts'
import { cells } from '../../../findings/evidence.ts'
import type { ProcedureProfile } from '../../../reference/procedure-rows.ts'
import {
  cannotTell,
  finding,
  lookAt,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { noDiagnosis, notIcd10 } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, diagnosis, say, words } from '../../../sentences/say.ts'

const noSide = notApplicable('no modifier names one side')
const notListed = cannotTell('the available tables do not say on which side every diagnosis lies')

/** Services on one side for a disease of the other. */
export const diagnosisSideConflict = defineLineRule({
  id: 'diagnosis-side-conflict',
  version: 2,
  title: 'Service and diagnosis on opposite sides',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  sources: [
    cite(
      'ICD-10-CM Official Guidelines for Coding and Reporting',
      'I.B.13 laterality',
      'diagnosisProfiles',
    ),
    cite('NCCI Policy Manual', 'chapter I, E: anatomic modifiers'),
  ],
  needs: {
    fields: ['modifiers', 'diagnoses'],
    tables: ['diagnosisProfiles'],
    optionalTables: ['procedureProfiles'],
  },
  clearedBy: 'The record showing which side was treated.',
  suggestedFix: 'Correct the modifier or the diagnosis to the side that the record shows.',
  triage({ modifiers }) {
    const side = billedSide(modifiers)
    return side ? lookAt(side) : noSide
  },
  judge(line, { tables }, side) {
    if (icdVersion(line) === '9') return notIcd10
    if (line.diagnoses.length === 0) return noDiagnosis
    const profiles = line.diagnoses.map((named) => tables.diagnosisProfiles.find(named))
    const service = tables.procedureProfiles?.find(line.procedure)
    const at = profiles.findIndex(
      (profile, index) =>
        profile && contradictsSide(profile, line.diagnoses[index] ?? '', side, service),
    )
    const opposite = profiles[at]
    const supported = line.diagnoses.some((named, index) => {
      const profile = profiles[index]
      return profile !== undefined && supportsSide(profile, named, side, opposite, service)
    })
    if (supported) return pass
    if (profiles.includes(undefined)) return notListed
    return opposite ? conflict(line, line.diagnoses[at] ?? '', side, service) : pass
  },
})

function conflict(
  line: ClaimLine,
  named: string,
  side: Side,
  service: ProcedureProfile | undefined,
): Outcome {
  const other = side === 'left' ? 'right' : 'left'
  const certain = service !== undefined && treatsItsOwnSide(service)
  return finding({
    class: certain ? 'error' : 'lead',
    message: say`${line.procedureCode === undefined ? words('The service') : code(line.procedureCode)} was billed for the ${words(side)} side, but its diagnosis ${diagnosis(named)} is of the ${words(other)} side.`,
    lines: [line],
    evidence: cells(line, 'modifiers', 'diagnoses'),
    ...(certain && wholeLineUnlessCorrected(line)),
  })
}
