import type { ClaimLine } from '../../claim/claim-line.ts'
import { isOperation, reasonsFor } from '../../facts/anatomy/anatomic-reason.ts'
import { isPlaced, placeOf, relationOf } from '../../facts/anatomy/anatomy.ts'
import { isBackgroundDiagnosis } from '../../facts/anatomy/background-diagnosis.ts'
import type { Encounter } from '../../batch/groups.ts'
import { icdVersion } from '../../batch/icd-version.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import type { DiagnosisProfile } from '../../reference/diagnosis-rows.ts'
import type { CodeTable, ProcedureTable } from '../../reference/look-up-tables.ts'
import type { ProcedureProfile } from '../../reference/procedure-rows.ts'
import { defineRule } from '../../rule/rule.ts'

const noPlace = notApplicable('the code fixes no body system or region')
const oldVersion = notApplicable('ICD-9 diagnoses')
const noDiagnosis = cannotTell('no diagnosis on the claim')
const onlyBackground = cannotTell('the claim names only conditions that many patients carry')
const notListed = cannotTell(
  'the tables at hand do not say where every diagnosis of the claim lies',
)

/** Services of one part of the body on claims whose diagnoses all lie in others. */
export const anatomyMismatch = defineRule({
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
  byService: (service, tables) =>
    placedService(service, tables.procedureProfiles) ? undefined : noPlace,
  check(encounter, { tables }) {
    const { lines } = encounter
    return lines.map((line) => {
      const service = placedService(line, tables.procedureProfiles)
      if (!service) return noPlace
      if (icdVersion(line) === '9') return oldVersion
      return judge(line, service, encounter, tables.diagnosisProfiles)
    })
  },
})

/** The profile of a line's service, where it fixes a place in the body. */
function placedService(
  line: Pick<ClaimLine, 'procedure'>,
  services: ProcedureTable<ProcedureProfile>,
): ProcedureProfile | undefined {
  const service = services.find(line.procedure)
  return service && isPlaced(service) ? service : undefined
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

function judge(
  line: ClaimLine,
  service: ProcedureProfile,
  encounter: Encounter,
  profiles: CodeTable<DiagnosisProfile>,
): Outcome {
  const fitting = reasonsFor(service, profiles)
  if (line.diagnoses.some((code) => fitting.get(code))) return pass
  const diagnoses = diagnosesOf(line, encounter)
  if (diagnoses.length === 0) return noDiagnosis
  if (diagnoses.some((code) => fitting.get(code))) return pass
  const reasons = diagnoses.filter((code) => !isBackgroundDiagnosis(code))
  if (reasons.length === 0) return onlyBackground
  const diseases = reasons.map((code) => profiles.find(code))
  if (diseases.includes(undefined)) return notListed
  const elsewhere = diseases.some(
    (disease) => disease && relationOf(service, disease) === 'elsewhere',
  )
  return mismatch(line, service, diagnoses, elsewhere)
}

function mismatch(
  line: ClaimLine,
  service: ProcedureProfile,
  diagnoses: readonly string[],
  elsewhere: boolean,
): Outcome {
  const certain = isOperation(service) && !elsewhere
  const code = line.procedureCode ?? ''
  return finding({
    class: certain ? 'error' : 'lead',
    message: `${code} is a service of the ${placeOf(service)}, and no diagnosis of the claim (${diagnoses.join(', ')}) lies there.`,
    lines: [line],
    evidence: [
      { row: line.row, field: 'procedureCode', value: code },
      { row: line.row, field: 'diagnoses', value: diagnoses.join(' ') },
    ],
    ...(certain && wholeLineAtRisk(line)),
  })
}
