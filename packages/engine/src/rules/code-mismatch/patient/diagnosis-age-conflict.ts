import { patientAge } from '../../../batch/patient-age.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isoDate } from '../../../claim/day.ts'
import type { DiagnosisEdits } from '../../../reference/diagnosis-rows.ts'
import type { Evidence } from '../../../result/finding.ts'
import { cannotTell, finding, lookAt, pass, type Outcome } from '../../../rule/outcome.ts'
import { noDiagnosis, notIcd10, noAge } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { count, diagnosis, say } from '../../../sentences/say.ts'

type AgeBand = DiagnosisEdits['ageBands'][number]

const notListed = cannotTell('the available tables do not list every diagnosis of the line')

/** Diagnoses that the patient's age rules out. */
export const diagnosisAgeConflict = defineLineRule({
  id: 'diagnosis-age-conflict',
  version: 2,
  title: "Diagnosis that the patient's age rules out",
  category: 'code-mismatch',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('CMS Medicare Code Editor', 'age conflict', 'diagnosisEdits'),
    cite('ICD-10-CM Official Guidelines for Coding and Reporting', 'I.C.16: the perinatal period'),
  ],
  needs: { fields: ['diagnoses'], tables: ['diagnosisEdits'] },
  clearedBy: 'The right birth date, the right diagnosis, or a record that shows the rare case.',
  suggestedFix: 'Check the patient and the diagnosis against the record and correct the wrong one.',
  triageDiagnoses({ diagnoses, version, knowsAge }, { diagnosisEdits }) {
    if (diagnoses.length === 0) return noDiagnosis
    if (version === '9') return notIcd10
    if (!knowsAge) return noAge
    const edits = diagnoses.map((named) => diagnosisEdits.find(named))
    const ifNoneConflicts = diagnosisEdits.complete || !edits.includes(undefined) ? pass : notListed
    const isBanded = edits.some((edit) => edit !== undefined && edit.ageBands.length > 0)
    const isOpen = isBanded || diagnoses.some(passesWithInfancy)
    return isOpen ? lookAt({ edits, ifNoneConflicts }) : ifNoneConflicts
  },
  judge(line, _, { edits, ifNoneConflicts }) {
    const age = patientAge(line) ?? 0
    for (const [at, named] of line.diagnoses.entries()) {
      const band = edits[at]?.ageBands.find(({ from, to }) => age < from || age > to)
      if (band) return conflict(line, named, band, age)
    }
    const ofNewborn = age >= infancyYears ? line.diagnoses.find(passesWithInfancy) : undefined
    return ofNewborn === undefined ? ifNoneConflicts : passed(line, ofNewborn, age)
  },
})

/** Distress of breathing, sepsis, jaundice, feeding and the like of a newborn: no code of theirs lasts for life. */
function passesWithInfancy(named: string): boolean {
  return /^P(?:22|36|58|59|74|81|92)/.test(named)
}

const infancyYears = 2

function passed(line: ClaimLine, named: string, age: number): Outcome {
  return finding({
    class: 'lead',
    message: say`Diagnosis ${diagnosis(named)} is for a disease of the newborn that passes, and the patient was ${count(age)} on the date of service.`,
    lines: [line],
    evidence: [{ row: line.row, field: 'diagnoses', value: named }, ageEvidence(line, age)],
  })
}

/** A disease that began in childhood may keep its code for life; a reason for contact does not. */
function mayOutlastChildhood(named: string, band: AgeBand): boolean {
  return band.to < 18 && !named.startsWith('Z') && !named.startsWith('T')
}

function conflict(line: ClaimLine, named: string, band: AgeBand, age: number): Outcome {
  return finding({
    class: mayOutlastChildhood(named, band) ? 'lead' : 'error',
    message: say`Diagnosis ${diagnosis(named)} is for ages ${count(band.from)} to ${count(band.to)}, and the patient was ${count(age)} on the date of service.`,
    lines: [line],
    evidence: [{ row: line.row, field: 'diagnoses', value: named }, ageEvidence(line, age)],
  })
}

function ageEvidence(line: ClaimLine, age: number): Evidence {
  return line.birthDay === undefined
    ? { row: line.row, field: 'ageYears', value: String(age) }
    : { row: line.row, field: 'birthDay', value: isoDate(line.birthDay) }
}
