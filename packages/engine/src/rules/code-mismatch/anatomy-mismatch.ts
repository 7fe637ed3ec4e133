import type { ClaimLine } from '../../claim-line.ts'
import { isPlaced, placeOf, relationOf } from '../../derive/anatomy.ts'
import type { Claim } from '../../derive/groups.ts'
import { icdVersion } from '../../derive/icd-version.ts'
import { wholeLineAtRisk } from '../../derive/line-at-risk.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../outcome.ts'
import type { DiagnosisProfile } from '../../reference/diagnosis-rows.ts'
import type { CodeTable, ProcedureTable } from '../../reference/look-up-tables.ts'
import type { ProcedureProfile } from '../../reference/procedure-rows.ts'
import { defineRule } from '../../rule.ts'

const noPlace = notApplicable('the code fixes no body system or region')
const oldVersion = notApplicable('ICD-9 diagnoses')
const noDiagnosis = cannotTell('no diagnosis on the claim')
const notListed = cannotTell(
  'the tables at hand do not say where every diagnosis of the claim lies',
)

/** Services of one part of the body on claims whose diagnoses all lie in others. */
export const anatomyMismatch = defineRule({
  id: 'anatomy-mismatch',
  version: 2,
  title: 'Service and diagnoses of different parts of the body',
  category: 'code-mismatch',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
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
  check(claim, { tables }) {
    const services = tables.procedureProfiles
    let outcomes: Outcome[] | undefined
    for (const [position, line] of claim.lines.entries()) {
      const service = placedService(line, services)
      if (!service) continue
      outcomes ??= new Array<Outcome>(claim.lines.length).fill(noPlace)
      outcomes[position] =
        icdVersion(line) === '9'
          ? oldVersion
          : judge(line, service, diagnosesOf(claim), tables.diagnosisProfiles)
    }
    return outcomes ?? noPlace
  },
})

/** The profile of a line's service, where it fixes a place in the body. */
function placedService(
  line: ClaimLine,
  services: ProcedureTable<ProcedureProfile>,
): ProcedureProfile | undefined {
  const service = services.find(line.procedure)
  return service && isPlaced(service) ? service : undefined
}

/** A line may point at some of the diagnoses only; the claim's others may be the reason for it. */
function diagnosesOf(claim: Claim): readonly string[] {
  const first = claim.lines[0]
  if (claim.lines.length === 1 && first) return first.diagnoses
  return Array.from(new Set(claim.lines.flatMap((line) => line.diagnoses)))
}

function judge(
  line: ClaimLine,
  service: ProcedureProfile,
  diagnoses: readonly string[],
  profiles: CodeTable<DiagnosisProfile>,
): Outcome {
  if (diagnoses.length === 0) return noDiagnosis
  let unlisted = false
  let elsewhere = false
  for (const code of diagnoses) {
    const disease = profiles.find(code)
    if (!disease) {
      unlisted = true
      continue
    }
    const relation = relationOf(service, disease)
    if (relation === 'fits') return pass
    elsewhere ||= relation === 'elsewhere'
  }
  return unlisted ? notListed : mismatch(line, service, diagnoses, elsewhere)
}

function mismatch(
  line: ClaimLine,
  service: ProcedureProfile,
  diagnoses: readonly string[],
  elsewhere: boolean,
): Outcome {
  const certain = service.section === 'surgery' && !elsewhere
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
