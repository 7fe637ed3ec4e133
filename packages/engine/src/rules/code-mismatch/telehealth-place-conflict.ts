import type { ClaimLine } from '../../claim/claim-line.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { settingOf } from '../../batch/setting.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { defineRule } from '../../rule/rule.ts'

const notByHand = notApplicable('no surgery, so it may be done from a distance')
const noPlace = cannotTell('no place of service on the line')
const remoteModifiers: ReadonlySet<string> = new Set(['93', '95', 'FQ', 'GQ', 'GT'])

const firstSurgery = procedureNumber('10004')
const lastSurgery = procedureNumber('69990')
const firstMaternity = procedureNumber('59400')
const lastMaternity = procedureNumber('59622')

/** Operations billed as done from a distance. */
export const telehealthPlaceConflict = defineRule({
  id: 'telehealth-place-conflict',
  version: 1,
  title: 'Surgery billed as telehealth',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  scope: 'line',
  sources: [
    { title: '42 CFR 410.78', section: '(b) telehealth services' },
    { title: 'CMS Place of Service Code Set', section: 'codes 02 and 10' },
  ],
  needs: { fields: ['procedureCode'], tables: [] },
  clearedBy: 'The record showing where patient and clinician were.',
  suggestedFix: 'Correct the place of service or the modifier, or the procedure code.',
  byService: ({ procedure }) => (needsHands(procedure) ? undefined : notByHand),
  check(line) {
    if (!needsHands(line.procedure)) return notByHand
    const evidence = remoteEvidence(line)
    if (evidence !== undefined) return conflict(line, evidence)
    return line.placeOfService === undefined && settingOf(line) === 'professional' ? noPlace : pass
  },
})

/** CPT surgery, without the maternity packages, which hold visits. */
function needsHands(procedure: ProcedureNumber): boolean {
  if (procedure < firstSurgery || procedure > lastSurgery) return false
  return procedure < firstMaternity || procedure > lastMaternity
}

function remoteEvidence(line: ClaimLine): [field: string, value: string] | undefined {
  const place = line.placeOfService
  if ((place === '02' || place === '10') && settingOf(line) === 'professional') {
    return ['placeOfService', place]
  }
  const modifier = line.modifiers.find((code) => remoteModifiers.has(code))
  return modifier === undefined ? undefined : ['modifiers', modifier]
}

function conflict(line: ClaimLine, [field, value]: [string, string]): Outcome {
  const code = line.procedureCode ?? ''
  const how = field === 'modifiers' ? `modifier ${value}` : `place of service ${value}`
  return finding({
    message: `${code} is surgery, which takes hands, but ${how} says that it was done from a distance.`,
    lines: [line],
    evidence: [
      { row: line.row, field: 'procedureCode', value: code },
      { row: line.row, field, value },
    ],
    ...wholeLineAtRisk(line),
  })
}
