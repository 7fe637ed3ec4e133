import type { ClaimLine } from '../../claim/claim-line.ts'
import { billedSide, type Side } from '../../facts/surgery/billed-side.ts'
import { contradictsSide, supportsSide } from '../../facts/anatomy/diagnosis-side.ts'
import { icdVersion } from '../../batch/icd-version.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import type { ProcedureProfile } from '../../reference/procedure-rows.ts'
import { defineRule } from '../../rule/rule.ts'

const noSide = notApplicable('no modifier names one side')
const oldVersion = notApplicable('ICD-9 diagnoses')
const noDiagnosis = cannotTell('no diagnosis on the line')
const notListed = cannotTell('the tables at hand do not say on which side every diagnosis lies')

/** Services on one side for a disease of the other. */
export const diagnosisSideConflict = defineRule({
  id: 'diagnosis-side-conflict',
  version: 1,
  title: 'Service and diagnosis on opposite sides',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  scope: 'line',
  sources: [
    {
      title: 'ICD-10-CM Official Guidelines for Coding and Reporting',
      section: 'I.B.13 laterality',
      table: 'diagnosisProfiles',
    },
    { title: 'NCCI Policy Manual', section: 'chapter I, E: anatomic modifiers' },
  ],
  needs: {
    fields: ['modifiers', 'diagnoses'],
    tables: ['diagnosisProfiles'],
    optionalTables: ['procedureProfiles'],
  },
  clearedBy: 'The record showing which side was treated.',
  suggestedFix: 'Correct the modifier or the diagnosis to the side that the record shows.',
  byService: ({ modifiers }) => (billedSide(modifiers) ? undefined : noSide),
  check(line, { tables }) {
    const side = billedSide(line.modifiers)
    if (side === undefined) return noSide
    if (icdVersion(line) === '9') return oldVersion
    if (line.diagnoses.length === 0) return noDiagnosis
    const profiles = line.diagnoses.map((code) => tables.diagnosisProfiles.find(code))
    const service = tables.procedureProfiles?.find(line.procedure)
    const at = profiles.findIndex(
      (profile, index) =>
        profile && contradictsSide(profile, line.diagnoses[index] ?? '', side, service),
    )
    const opposite = profiles[at]
    const supported = line.diagnoses.some((code, index) => {
      const profile = profiles[index]
      return profile !== undefined && supportsSide(profile, code, side, opposite, service)
    })
    if (supported) return pass
    if (profiles.includes(undefined)) return notListed
    return opposite ? conflict(line, line.diagnoses[at] ?? '', side, service) : pass
  },
})

function conflict(
  line: ClaimLine,
  code: string,
  side: Side,
  service: ProcedureProfile | undefined,
): Outcome {
  const other = side === 'left' ? 'right' : 'left'
  const certain = service !== undefined && treatsItsOwnSide(service)
  return finding({
    class: certain ? 'error' : 'lead',
    message: `${line.procedureCode ?? 'The service'} was billed for the ${side} side, but its diagnosis ${code} is of the ${other} side.`,
    lines: [line],
    evidence: [
      { row: line.row, field: 'modifiers', value: line.modifiers.join(' ') },
      { row: line.row, field: 'diagnoses', value: line.diagnoses.join(' ') },
    ],
    ...(certain && wholeLineAtRisk(line)),
  })
}

/**
 * Surgery of paired parts is done on the diseased side. Vessels are reached from the other side, a
 * healthy breast is fitted to a rebuilt one, and images compare: those ask for the record.
 */
function treatsItsOwnSide({ section, sides, systems = [] }: ProcedureProfile): boolean {
  if (section !== 'surgery' || systems.includes('breast')) return false
  return sides === 'paired' || systems.includes('musculoskeletal')
}
