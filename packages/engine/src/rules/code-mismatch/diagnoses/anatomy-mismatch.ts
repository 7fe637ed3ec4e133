import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isOperation } from '../../../facts/anatomy/anatomic-reason.ts'
import { claimReason } from '../../../facts/anatomy/claim-reason.ts'
import { placedService, placeOf } from '../../../facts/anatomy/placed-service.ts'
import { wholeLineUnlessCorrected } from '../../../findings/line-at-risk.ts'
import { cells } from '../../../findings/evidence.ts'
import { icdVersion } from '../../../batch/kinds/icd-version.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { notIcd10 } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, diagnosis, list, say, words } from '../../../sentences/say.ts'

const noPlace = notApplicable('the code fixes no body system or region')
const noDiagnosis = cannotTell('no diagnosis on the claim')
const onlyBackground = cannotTell('the claim names only conditions that many patients carry')
const notListed = cannotTell(
  'the available tables do not say where every diagnosis of the claim lies',
)

const ifNotNone = {
  named: pass,
  'no-diagnosis': noDiagnosis,
  'only-background': onlyBackground,
  'not-listed': notListed,
} as const

/** Services of one part of the body on claims whose diagnoses all lie in others. */
export const anatomyMismatch = defineGroupRule({
  id: 'anatomy-mismatch',
  version: 5,
  title: 'Service and diagnoses of different parts of the body',
  category: 'code-mismatch',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [
    cite(
      'Medicare Claims Processing Manual',
      'chapter 26, 10.4, items 21 and 24E: the diagnosis that the service relates to',
    ),
    cite(
      'ICD-10-CM Official Guidelines for Coding and Reporting',
      'IV.G: the diagnosis chiefly responsible for the services',
      'diagnosisProfiles',
    ),
  ],
  needs: {
    fields: ['procedureCode', 'diagnoses'],
    tables: ['procedureProfiles', 'diagnosisProfiles'],
  },
  clearedBy: 'The record of the service with the diagnosis that called for it.',
  suggestedFix: 'Compare procedure and diagnosis with the record and correct the wrong one.',
  triage: ({ procedure }, { procedureProfiles }) =>
    placedService(procedure, procedureProfiles) ? look : noPlace,
  judge: (encounter, { tables: { procedureProfiles, diagnosisProfiles }, memories }) =>
    eachOpenLine((line) => {
      const service = placedService(line.procedure, procedureProfiles)
      if (!service) return noPlace
      if (icdVersion(line) === '9') return notIcd10
      const reason = claimReason(line, service, encounter, diagnosisProfiles, memories)
      if (reason.kind !== 'none') return ifNotNone[reason.kind]
      const certain = isOperation(service) && reason.relation === 'unrelated'
      const place = placeOf(
        service,
        reason.diagnoses.map((code) => diagnosisProfiles.find(code)),
      )
      return mismatch(line, place, reason.diagnoses, certain)
    }),
})

function mismatch(
  line: ClaimLine,
  place: string,
  diagnoses: readonly string[],
  certain: boolean,
): Outcome {
  return finding({
    class: certain ? 'error' : 'lead',
    message: say`${code(line.procedureCode)} is a service of the ${words(place)}, and no diagnosis of the claim (${list(diagnoses.map(diagnosis), ', ')}) lies there.`,
    lines: [line],
    evidence: cells(line, 'procedureCode', 'diagnoses'),
    ...(certain && wholeLineUnlessCorrected(line)),
  })
}
