import { hasPatientAge } from '../../../batch/patient-age.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { AgeBound } from '../../../facts/ages/age-bound.ts'
import {
  ageConflict,
  agesOfCode,
  type AgeConflict,
  type AgesOfCode,
} from '../../../facts/ages/procedure-age.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  cannotTell,
  finding,
  lookAt,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../../rule/outcome.ts'
import { denied, noAge } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, count, say, words } from '../../../sentences/say.ts'
import type { Sentence } from '../../../sentences/sentence.ts'

const ageless = notApplicable('the code is for any age')
const yearsDoNotTell = cannotTell('the code goes by days or months, and the line has whole years')

/** A month about a birthday, in which dates of service, of bills and of plans may differ. */
const nearlyDays = 31
const planYearDays = 366

/** Codes whose own words name ages, billed for a patient of another age. */
export const procedureAgeConflict = defineLineRule({
  id: 'procedure-age-conflict',
  version: 2,
  title: "Procedure that the patient's age rules out",
  category: 'code-mismatch',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('CPT', 'ages in the definitions of codes'),
    cite('Medicare Integrated Outpatient Code Editor', 'edit 7, procedure and age conflict'),
  ],
  needs: { fields: ['procedureCode'] },
  clearedBy:
    'The right birth date or patient, or a plan that counts by the age at the end of the year.',
  suggestedFix: 'Check the patient and the code against the record and bill the code of the age.',
  triage({ procedure, standing }) {
    const ages = agesOfCode(procedure)
    if (ages === undefined) return ageless
    return standing.isDenied ? denied : lookAt(ages)
  },
  judge(line, _, ages) {
    if (!hasPatientAge(line)) return noAge
    const conflict = ageConflict(line, ages)
    if (conflict === 'none') return pass
    return conflict === undefined ? yearsDoNotTell : flag(line, ages, conflict)
  },
})

function flag(line: ClaimLine, ages: AgesOfCode, conflict: AgeConflict): FindingOutcome {
  const isLead = isDoubtful(line, ages, conflict)
  return finding({
    message: say`${code(line.procedureCode)} is for patients ${wordsOf(ages)}; this one is ${words(conflict.is)} for it by ${spanOf(conflict.days)}.`,
    class: isLead ? 'lead' : 'error',
    lines: [line],
    evidence: cells(line, 'procedureCode', line.birthDay === undefined ? 'ageYears' : 'birthDay'),
    sources: [{ title: ages.source, section: 'ages in the definitions of codes' }],
    ...(!isLead && wholeLineAtRisk(line)),
  })
}

function isDoubtful(line: ClaimLine, { kind }: AgesOfCode, { is, days }: AgeConflict): boolean {
  if (kind === 'label' || days <= nearlyDays) return true
  if (kind === 'plan-year') return days <= planYearDays
  return kind === 'newborn' && is === 'too old' && line.sex !== 'M' && mayBeMother(line)
}

/** A newborn's first days are often billed under the number of the mother. */
function mayBeMother({ diagnoses }: ClaimLine): boolean {
  return diagnoses.some((named) => /^(?:Z38|P)/.test(named))
}

function wordsOf({ from, below, orFrom }: AgesOfCode): Sentence {
  if (below !== undefined && orFrom !== undefined)
    return say`under ${aged(below)} or from ${aged(orFrom)} on`
  if (from === undefined)
    return below === undefined ? words('of any age') : say`under ${aged(below)}`
  return below === undefined
    ? say`from ${aged(from)} on`
    : say`from ${aged(from)} to under ${aged(below)}`
}

const units = { d: 'day', m: 'month', y: 'year' } as const

function aged({ number, unit }: AgeBound): Sentence {
  return say`${count(number, units[unit])}`
}

function spanOf(days: number): Sentence {
  if (days < 61) return say`${count(Math.max(1, days), 'day')}`
  return days < 731
    ? say`${count(Math.floor(days / 30.44), 'month')}`
    : say`${count(Math.floor(days / 365.25), 'year')}`
}
