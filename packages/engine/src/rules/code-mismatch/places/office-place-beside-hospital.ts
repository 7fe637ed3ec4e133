import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isUnpaid } from '../../../claim/exposure.ts'
import { visitFamily } from '../../../codes/visit-families.ts'
import { facilityKind } from '../../../facts/bills/facility-kind.ts'
import { codeEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { finding, eachOpenLine, look, notApplicable, pass } from '../../../rule/outcome.ts'
import {
  noPatient,
  noPlaceOfService,
  noServiceDate,
  notProfessional,
  nothingPaid,
} from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, row, say } from '../../../sentences/say.ts'

const notOffice = notApplicable('no visit billed from an office')

/** Office and urgent care, whose rent and staff the practitioner is paid for. */
const offices: ReadonlySet<string> = new Set(['11', '20'])

/** The visit to a clinic of a hospital, as the hospital bills it (Medicare Claims Processing Manual, chapter 4, 30). */
const clinicVisit = 'G0463'

/** Visits billed from an office on a day on which a hospital billed its clinic for the same disease. */
export const officePlaceBesideHospital = defineGroupRule({
  id: 'office-place-beside-hospital',
  version: 1,
  title: 'Office visit for which a hospital billed its clinic',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite(
      'Medicare Claims Processing Manual',
      'chapter 26, 10.5: departments of hospitals are places 19 and 22',
    ),
    cite('42 CFR 414.22', '(b)(5): practice expense in facilities and elsewhere'),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'placeOfService', 'billType', 'diagnoses'] },
  clearedBy:
    'Records of two visits that day, one in an office and one in the clinic of the hospital.',
  suggestedFix: 'Correct the place of service to 19 or 22, and price the visit again.',
  triage({ procedure, placeOfService, setting, standing }) {
    if (visitFamily(procedure) !== 'office-visit') return notOffice
    if (setting !== 'professional') return notProfessional
    if (placeOfService === undefined) return noPlaceOfService
    if (!offices.has(placeOfService)) return notOffice
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient) return noPatient
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    if (!identified) return noPatient
    const clinics = clinicVisits(lines)
    return eachOpenLine((line) => {
      const clinic = clinics.get(visitKey(line))
      if (clinic === undefined) return pass
      return finding({
        message: say`${code(line.procedureCode)} of ${date(line.serviceFromDay ?? 0)} was billed as in an office, and a hospital billed the visit to its clinic for the same disease (${row(clinic)}); then the place was the hospital's and the practitioner is paid less.`,
        lines: [line],
        related: [clinic],
        evidence: [
          ...codeEvidence([line, clinic]),
          { row: line.row, field: 'placeOfService', value: line.placeOfService ?? '' },
        ],
      })
    })
  },
})

/** Paid visits to clinics of hospitals, by day and disease; of several the last. */
function clinicVisits(lines: readonly ClaimLine[]): ReadonlyMap<string | undefined, ClaimLine> {
  const visits = lines.filter(
    (line) =>
      line.procedureCode === clinicVisit &&
      facilityKind(line.billType) === 'hospital-outpatient' &&
      line.diagnoses.length > 0 &&
      !isUnpaid(line),
  )
  return new Map(visits.map((line) => [visitKey(line), line]))
}

/** The day, and the category of the first diagnosis; undefined without one. */
function visitKey({ serviceFromDay, diagnoses: [first] }: ClaimLine): string | undefined {
  return first === undefined ? undefined : `${serviceFromDay ?? ''} ${first.slice(0, 3)}`
}
