import type { BilledService } from '../../batch/billed-services.ts'
import type { PatientHistory } from '../../batch/groups.ts'
import { providerKey } from '../../batch/provider-key.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { basisOf, exposureCents, isDenied } from '../../claim/exposure.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import { othersOfCode } from '../../facts/bills/same-code-lines.ts'
import { withinRunOut } from '../../facts/bills/run-out.ts'
import { isAssistant, saysSeparate } from '../../facts/surgery/line-roles.ts'
import type { Evidence } from '../../result/finding.ts'
import {
  cannotTell,
  eachLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
  type NoFinding,
  type Outcome,
} from '../../rule/outcome.ts'
import { noPatient, otherClaimMayCome } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, field, money, percent, row, say, words } from '../../sentences/say.ts'

/** Each of two surgeons is paid 62.5% of the fee; one who bills alone is paid the other 37.5% too. */
const excessShare = 0.375

const noCoSurgeon = notApplicable('no co-surgeon (62) among the lines')
const incomplete = cannotTell('no date of service or no provider on the line')

/** Two surgeons of one operation of whom only one bills as such. */
export const coSurgeonMismatch = defineGroupRule({
  id: 'co-surgeon-mismatch',
  version: 1,
  title: 'Co-surgeons who bill differently',
  category: 'overpayment',
  class: 'error',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite(
      'Medicare Claims Processing Manual, chapter 12',
      '40.8 co-surgeons: both bill the code with 62 and are paid 62.5% each',
    ),
  ],
  needs: { fields: ['procedureCode', 'modifiers'], tables: [] },
  clearedBy: 'Operative notes of both surgeons that show who did what.',
  suggestedFix: 'Compare both operative notes; two surgeons of one operation both bill 62.',
  triage: (service) => (isCoSurgeon(service) ? look : noCoSurgeon),
  judge(patient, { auditDay }) {
    const { lines, services } = patient
    const coSurgeons = lines.filter((_, at) => isCoSurgeon(services[at]))
    const outcomes = new Map<ClaimLine, Outcome>()
    for (const line of coSurgeons) {
      const others = otherSurgeons(line, lines)
      const isJoined = others.some((other) => coSurgeons.includes(other))
      if (!isJoined) for (const other of others) outcomes.set(other, billedAlone(other, line))
      outcomes.set(line, others.length > 0 ? matched(line) : unmatched(line, patient, auditDay))
    }
    return eachLine((line) => outcomes.get(line) ?? noCoSurgeon)
  },
})

function isCoSurgeon(service: BilledService | undefined): boolean {
  return (
    service?.setting === 'professional' &&
    service.modifiers.includes('62') &&
    service.procedure !== noProcedure &&
    !service.standing.isDenied
  )
}

/** Lines by which others than the co-surgeon billed the same operation, as surgeons. */
function otherSurgeons(line: ClaimLine, lines: readonly ClaimLine[]): readonly ClaimLine[] {
  return othersOfCode(line, lines).filter((other) => isOtherSurgeon(other, line))
}

/** What a co-surgeon's line comes to beside another surgeon's. */
function matched(line: ClaimLine): NoFinding {
  return providerKey(line) === undefined ? incomplete : pass
}

/** What it comes to where nobody else billed the operation. */
function unmatched(line: ClaimLine, { identified }: PatientHistory, auditDay: Day): Outcome {
  const { serviceFromDay } = line
  if (serviceFromDay === undefined || providerKey(line) === undefined) return incomplete
  if (!identified) return noPatient
  return withinRunOut(serviceFromDay, auditDay) ? otherClaimMayCome : withoutSecond(line)
}

function isOtherSurgeon(other: ClaimLine, line: ClaimLine): boolean {
  const key = providerKey(other)
  if (key === undefined || key === providerKey(line)) return false
  return !isAssistant(other) && !saysSeparate(other) && !isDenied(other)
}

function billedAlone(other: ClaimLine, coSurgeon: ClaimLine): FindingOutcome {
  const whole = exposureCents(other)
  const cents = Math.round(whole * excessShare)
  return finding({
    message: say`Two surgeons billed ${code(other.procedureCode)} on ${field(other, 'serviceFromDay')}, one with 62 and this one as the only surgeon.`,
    lines: [other],
    related: [coSurgeon],
    evidence: evidenceOf([other, coSurgeon]),
    ...(cents > 0 && {
      atRisk: [{ line: other, cents }],
      arithmetic: say`${percent(excessShare, 1)} of ${money(whole)} ${words(basisOf(other))} on ${row(other)}: ${percent(1 - excessShare, 1)} is due`,
    }),
  })
}

function withoutSecond(line: ClaimLine): FindingOutcome {
  return finding({
    message: say`${code(line.procedureCode)} was billed on ${field(line, 'serviceFromDay')} with 62, and no second surgeon billed it.`,
    class: 'lead',
    lines: [line],
    evidence: evidenceOf([line]),
  })
}

function evidenceOf(lines: readonly ClaimLine[]): readonly Evidence[] {
  return lines.map((line) => ({
    row: line.row,
    field: 'procedureCode',
    value: [line.procedureCode ?? '', ...line.modifiers].join('-'),
  }))
}
