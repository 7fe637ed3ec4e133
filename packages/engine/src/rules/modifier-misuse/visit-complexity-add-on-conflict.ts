import type { ClaimLine } from '../../claim/claim-line.ts'
import { day, isoDate, type Day } from '../../claim/day.ts'
import type { Encounter } from '../../batch/groups.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { noFindings, outcomeByLine } from '../../findings/outcome-by-line.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { payerProgram } from '../../facts/payers/payer-program.ts'
import { isPreventiveService } from '../../facts/visits/preventive-services.ts'
import { visitFamily } from '../../codes/visit-families.ts'
import { isDenied, isUnpaid } from '../../claim/exposure.ts'
import {
  cannotTell,
  finding,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../rule/outcome.ts'
import { procedureNumber } from '../../claim/procedure-number.ts'
import { defineRule } from '../../rule/rule.ts'

const complexity = procedureNumber('G2211')
/** From then on 25 does no harm beside preventive care, vaccinations and Part B screening. */
const exceptionDay = day('2025-01-01')
/** From then on it adds to visits at home and in residences too. */
const homeVisitDay = day('2026-01-01')

const otherCode = notApplicable('the line is not G2211')
const unpaid = notApplicable('nothing was paid on the line')
const nobody = cannotTell('the file does not say who the patient or the practitioner is')

/** The add-on for continuing care beside a visit that says it is separate from a procedure. */
export const visitComplexityAddOnConflict = defineRule({
  id: 'visit-complexity-add-on-conflict',
  version: 2,
  title: 'G2211 where it is not paid',
  category: 'modifier-misuse',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [
    {
      title: 'Physician Fee Schedule final rules for 2024, 2025 and 2026',
      section:
        'G2211, visit complexity: not with modifier 25; the exception from 2025; home visits from 2026',
    },
  ],
  needs: { fields: ['procedureCode'], tables: [] },
  clearedBy:
    'A corrected claim whose visit needs no 25, or the preventive service of the day that the 25 was for.',
  suggestedFix: 'Deny G2211, or have the visit corrected where the 25 was wrong.',
  byService: (service) =>
    service.setting === 'professional' && isComplexity(service) ? undefined : otherCode,
  check(encounter) {
    const { lines, setting } = encounter
    if (setting !== 'professional') return otherCode
    const findings = new Map(
      lines.flatMap((line) => {
        const found =
          isComplexity(line) && !isUnpaid(line) ? conflictOf(line, encounter) : undefined
        return found ? [[line, found] as const] : []
      }),
    )
    return outcomeByLine(lines, findings.size === 0 ? noFindings : findings, (line) => {
      if (!isComplexity(line)) return otherCode
      if (isUnpaid(line)) return unpaid
      return encounter.provider.identity === 'claim' ? nobody : pass
    })
  },
})

function isComplexity({ procedure }: Pick<ClaimLine, 'procedure'>): boolean {
  return procedure === complexity
}

function carriesComplexity({ procedure }: ClaimLine, on: Day): boolean {
  const family = visitFamily(procedure)
  return family === 'office-visit' || (family === 'home-visit' && on >= homeVisitDay)
}

function conflictOf(line: ClaimLine, encounter: Encounter): FindingOutcome | undefined {
  if (encounter.provider.identity === 'claim') return undefined
  const visits = encounter.lines.filter(
    (other) => carriesComplexity(other, encounter.day) && !isDenied(other),
  )
  if (visits.length === 0) return conflict(line, encounter, undefined)
  const separate = visits.find(({ modifiers }) => modifiers.includes('25'))
  if (separate === undefined || visits.some(({ modifiers }) => !modifiers.includes('25'))) {
    return undefined
  }
  const excepted =
    encounter.day >= exceptionDay &&
    encounter.patient.lines.some(
      (other) => other.serviceFromDay === encounter.day && isPreventiveService(other),
    )
  return excepted ? undefined : conflict(line, encounter, separate)
}

function conflict(
  line: ClaimLine,
  { day: on, patient, provider }: Encounter,
  visit: ClaimLine | undefined,
): FindingOutcome {
  const related = visit ? [visit] : []
  const sure =
    payerProgram(line) === 'medicare' && patient.identified && provider.identity === 'practitioner'
  const reason = visit
    ? `beside ${visit.procedureCode ?? ''}-25; it is not paid with a visit that says it is separate from a procedure${on >= exceptionDay ? ', and no preventive service of the day is in the file' : ''}`
    : `without the visit (99202 to 99215${on >= homeVisitDay ? ', 99341 to 99350' : ''}) that it adds to`
  return finding({
    message: `G2211 was billed on ${isoDate(on)} ${reason}.`,
    lines: [line],
    related,
    evidence: codeEvidence([line, ...related]),
    ...wholeLineAtRisk(line),
    ...(sure ? {} : { class: 'lead' }),
  })
}
