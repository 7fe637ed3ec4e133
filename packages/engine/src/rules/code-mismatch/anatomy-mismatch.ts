import type { Encounter } from '../../batch/groups.ts'
import { icdVersion } from '../../batch/icd-version.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { isOperation, reasonsFor } from '../../facts/anatomy/anatomic-reason.ts'
import { relationOf } from '../../facts/anatomy/anatomy.ts'
import { isBackgroundDiagnosis } from '../../facts/anatomy/background-diagnosis.ts'
import { placedService, placeOf } from '../../facts/anatomy/placed-service.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import type { ProcedureProfile } from '../../reference/procedure-rows.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../rule/outcome.ts'
import { notIcd10 } from '../../rule/reasons.ts'
import { defineGroupRule, type DayContext } from '../../rule/rule.ts'
import { code, diagnosis, list, say, words } from '../../sentences/say.ts'

const noPlace = notApplicable('the code fixes no body system or region')
const noDiagnosis = cannotTell('no diagnosis on the claim')
const onlyBackground = cannotTell('the claim names only conditions that many patients carry')
const notListed = cannotTell(
  'the tables at hand do not say where every diagnosis of the claim lies',
)

type Context = DayContext<'procedureProfiles' | 'diagnosisProfiles'>

/** Services of one part of the body on claims whose diagnoses all lie in others. */
export const anatomyMismatch = defineGroupRule({
  id: 'anatomy-mismatch',
  version: 3,
  title: 'Service and diagnoses of different parts of the body',
  category: 'code-mismatch',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [
    {
      title: 'Medicare Claims Processing Manual',
      section: 'chapter 26, 10.4, items 21 and 24E: the diagnosis that the service relates to',
    },
    {
      title: 'ICD-10-CM Official Guidelines for Coding and Reporting',
      section: 'IV.G: the diagnosis chiefly responsible for the services',
      table: 'diagnosisProfiles',
    },
  ],
  needs: {
    fields: ['procedureCode', 'diagnoses'],
    tables: ['procedureProfiles', 'diagnosisProfiles'],
  },
  clearedBy: 'The record of the service with the diagnosis that called for it.',
  suggestedFix: 'Compare procedure and diagnosis with the record and correct the wrong one.',
  triage: ({ procedure }, { procedureProfiles }) =>
    placedService(procedure, procedureProfiles) ? look : noPlace,
  judge: (encounter, context) => eachOpenLine((line) => outcomeOf(line, encounter, context)),
})

function outcomeOf(line: ClaimLine, encounter: Encounter, { tables, memories }: Context): Outcome {
  const { procedureProfiles, diagnosisProfiles } = tables
  const service = placedService(line.procedure, procedureProfiles)
  if (!service) return noPlace
  if (icdVersion(line) === '9') return notIcd10
  const fitting = reasonsFor(service, diagnosisProfiles, memories)
  if (line.diagnoses.some((named) => fitting.get(named))) return pass
  const diagnoses = diagnosesOf(line, encounter)
  if (diagnoses.length === 0) return noDiagnosis
  if (diagnoses.some((named) => fitting.get(named))) return pass
  const reasons = diagnoses.filter((named) => !isBackgroundDiagnosis(named))
  if (reasons.length === 0) return onlyBackground
  const diseases = reasons.map((named) => diagnosisProfiles.find(named))
  if (diseases.includes(undefined)) return notListed
  const elsewhere = diseases.some(
    (disease) => disease && relationOf(service, disease) === 'elsewhere',
  )
  return mismatch(line, service, diagnoses, isOperation(service) && !elsewhere)
}

/**
 * A line may point at some of the diagnoses only; the others of its claim may be the reason for it.
 * Without claim numbers those of the day by the same provider stand for the claim.
 */
function diagnosesOf(line: ClaimLine, { lines, patient }: Encounter): readonly string[] {
  const claim =
    line.claimId === undefined
      ? lines
      : patient.lines.filter(({ claimId }) => claimId === line.claimId)
  return Array.from(new Set(claim.flatMap(({ diagnoses }) => diagnoses)))
}

function mismatch(
  line: ClaimLine,
  service: ProcedureProfile,
  diagnoses: readonly string[],
  certain: boolean,
): Outcome {
  return finding({
    class: certain ? 'error' : 'lead',
    message: say`${code(line.procedureCode)} is a service of the ${words(placeOf(service))}, and no diagnosis of the claim (${list(diagnoses.map(diagnosis), ', ')}) lies there.`,
    lines: [line],
    evidence: [
      { row: line.row, field: 'procedureCode', value: line.procedureCode ?? '' },
      { row: line.row, field: 'diagnoses', value: diagnoses.join(' ') },
    ],
    ...(certain && wholeLineAtRisk(line)),
  })
}
