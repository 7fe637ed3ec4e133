import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate, type Day } from '../../claim/day.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { namedDiagnoses, type NamedDiagnoses } from '../../batch/named-diagnoses.ts'
import {
  cannotTell,
  finding,
  notApplicable,
  pass,
  type Outcome,
  type Settled,
} from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noDiagnosis = notApplicable('no diagnosis on the line')
const noDay = cannotTell('no date of service')
const straddles = notApplicable('the service runs over 2015-10-01, when the code sets changed')

/** ICD-9-CM codes on services after the change to ICD-10-CM, and the other way about. */
export const diagnosisCodeWrongVersion = defineRule({
  id: 'diagnosis-code-wrong-version',
  version: 1,
  title: 'Diagnosis of a code set that was not in force',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  scope: 'line',
  sources: [
    { title: '45 CFR 162.1002', section: '(b) and (c): ICD-9-CM until, ICD-10-CM from 2015-10-01' },
  ],
  needs: { fields: ['diagnoses'], tables: [] },
  clearedBy: 'The diagnosis in the code set of the date of service.',
  suggestedFix: 'Code the diagnosis again from the record in the code set of the date of service.',
  byDiagnoses: ifVersionIsDue,
  check(line) {
    const named = namedDiagnoses(line)
    return ifVersionIsDue(named) ?? wrongVersion(line, lastDayOf(line), named.due === '10')
  },
})

function ifVersionIsDue({ diagnoses, due }: NamedDiagnoses): Settled | undefined {
  if (diagnoses.length === 0) return noDiagnosis
  if (due === undefined) return noDay
  if (due === 'both') return straddles
  return diagnoses.some(due === '10' ? isIcd9Only : isIcd10Only) ? undefined : pass
}

function lastDayOf({ dischargeDay, serviceThroughDay, serviceFromDay }: ClaimLine): Day {
  return dischargeDay ?? serviceThroughDay ?? serviceFromDay ?? 0
}

function wrongVersion(line: ClaimLine, on: Day, isTen: boolean): Outcome {
  const wrong = line.diagnoses.filter(isTen ? isIcd9Only : isIcd10Only)
  const [was, due] = isTen ? ['ICD-9-CM', 'ICD-10-CM'] : ['ICD-10-CM', 'ICD-9-CM']
  const firstListed = wrong[0] === line.diagnoses[0]
  return finding({
    message: `${wrong.length === 1 ? 'Diagnosis' : 'Diagnoses'} ${wrong.join(', ')} can only be ${was}; on ${isoDate(on)} claims carried ${due}.`,
    lines: [line],
    evidence: wrong.map((value) => ({ row: line.row, field: 'diagnoses', value })),
    ...(firstListed && wholeLineAtRisk(line)),
  })
}

/** Every ICD-10-CM code begins with a letter. */
function isIcd9Only(code: string): boolean {
  const first = code.charCodeAt(0)
  return first >= 48 && first <= 57
}

/** ICD-9-CM begins with a digit, or with E or V followed by digits. */
function isIcd10Only(code: string): boolean {
  return /^[A-DF-UW-Z]/.test(code) || /^[EV].*[A-Z]/.test(code) || /^[EV].{5,}/.test(code)
}
