import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import { patientAge } from '../../batch/patient-age.ts'
import type { Evidence } from '../../result/finding.ts'
import { namedDiagnoses, type NamedDiagnoses } from '../../batch/named-diagnoses.ts'
import {
  cannotTell,
  finding,
  notApplicable,
  pass,
  type Outcome,
  type Settled,
} from '../../rule/outcome.ts'
import type { DiagnosisEdits } from '../../reference/diagnosis-rows.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import { defineRule } from '../../rule/rule.ts'

type AgeBand = DiagnosisEdits['ageBands'][number]

const noDiagnosis = cannotTell('no diagnosis on the line')
const noAge = cannotTell('neither an age nor a birth date on the line')
const notListed = cannotTell('the tables at hand do not list every diagnosis of the line')
const oldVersion = notApplicable('ICD-9 diagnoses')

/** Diagnoses that the patient's age rules out. */
export const diagnosisAgeConflict = defineRule({
  id: 'diagnosis-age-conflict',
  version: 1,
  title: "Diagnosis that the patient's age rules out",
  category: 'code-mismatch',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'line',
  sources: [
    { title: 'CMS Medicare Code Editor', section: 'age conflict', table: 'diagnosisEdits' },
  ],
  needs: { fields: ['diagnoses'], tables: ['diagnosisEdits'] },
  clearedBy: 'The right birth date, the right diagnosis, or a record that shows the rare case.',
  suggestedFix: 'Check the patient and the diagnosis against the record and correct the wrong one.',
  byDiagnoses(named, { diagnosisEdits }) {
    const isBanded = (code: string) => (diagnosisEdits.find(code)?.ageBands.length ?? 0) > 0
    return named.diagnoses.some(isBanded) ? undefined : ifNoneConflicts(named, diagnosisEdits)
  },
  check(line, { tables: { diagnosisEdits } }) {
    const named = namedDiagnoses(line)
    const age = named.knowsAge && named.version !== '9' ? (patientAge(line) ?? 0) : undefined
    if (age !== undefined) {
      for (const code of line.diagnoses) {
        const bands = diagnosisEdits.find(code)?.ageBands
        const band = bands?.find(({ from, to }) => age < from || age > to)
        if (band) return conflict(line, code, band, age)
      }
    }
    return ifNoneConflicts(named, diagnosisEdits)
  },
})

function ifNoneConflicts(
  { diagnoses, version, knowsAge }: NamedDiagnoses,
  edits: CodeTable<DiagnosisEdits>,
): Settled {
  if (diagnoses.length === 0) return noDiagnosis
  if (version === '9') return oldVersion
  if (!knowsAge) return noAge
  return edits.complete || diagnoses.every((code) => edits.find(code)) ? pass : notListed
}

/** A disease that began in childhood may keep its code for life; a reason for contact does not. */
function mayOutlastChildhood(code: string, band: AgeBand): boolean {
  return band.to < 18 && !code.startsWith('Z') && !code.startsWith('T')
}

function conflict(line: ClaimLine, code: string, band: AgeBand, age: number): Outcome {
  return finding({
    class: mayOutlastChildhood(code, band) ? 'lead' : 'error',
    message: `Diagnosis ${code} is for ages ${band.from} to ${band.to}, and the patient was ${age} on the date of service.`,
    lines: [line],
    evidence: [{ row: line.row, field: 'diagnoses', value: code }, ageEvidence(line, age)],
  })
}

function ageEvidence(line: ClaimLine, age: number): Evidence {
  return line.birthDay === undefined
    ? { row: line.row, field: 'ageYears', value: String(age) }
    : { row: line.row, field: 'birthDay', value: isoDate(line.birthDay) }
}
