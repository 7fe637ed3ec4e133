import type { BilledService } from '../../../batch/kinds/billed-services.ts'
import type { PatientHistory } from '../../../batch/groups.ts'
import { providerKey } from '../../../batch/provider-key.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import { basisOf, exposureCents, isDenied } from '../../../claim/exposure.ts'
import { noProcedure } from '../../../claim/procedure-number.ts'
import { linesOfCode } from '../../../facts/repeats/same-code-lines.ts'
import { withinRunOut } from '../../../facts/bills/run-out.ts'
import { isAssistant, saysSeparate } from '../../../facts/surgery/line-roles.ts'
import type { Evidence } from '../../../result/finding.ts'
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
} from '../../../rule/outcome.ts'
import { noPatient, otherClaimMayCome } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, field, money, percent, row, say, words } from '../../../sentences/say.ts'

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
  needs: { fields: ['procedureCode', 'modifiers'] },
  clearedBy: 'Operative notes of both surgeons that show who did what.',
  suggestedFix: 'Compare both operative notes; two surgeons of one operation both bill 62.',
  triage: (service) => (isCoSurgeon(service) ? look : noCoSurgeon),
  judge(patient, { auditDay, memories }) {
    const { lines, services } = patient
    const coSurgeons = lines.filter((_, at) => isCoSurgeon(services[at]))
    const outcomes = new Map<ClaimLine, Outcome>()
    const operations = Map.groupBy(coSurgeons, (line) => linesOfCode(line, lines, memories).lines)
    for (const [ofCode, joint] of operations) {
      const surgeons = Map.groupBy(ofCode.filter(isSurgeon), providerKey)
      const joined = new Set(joint.filter(isSurgeon).map(providerKey))
      // Of one surgeon's lines any does: the last one is named.
      const byKey = new Map(joint.map((line) => [providerKey(line), line]))
      for (const [key, line] of byKey) {
        if (!isOnly(key, joined)) continue
        for (const other of Array.from(surgeons).flatMap(([by, own]) => (by === key ? [] : own)))
          outcomes.set(other, billedAlone(other, line))
      }
      for (const line of joint) {
        const isAlone = isOnly(providerKey(line), surgeons)
        outcomes.set(line, isAlone ? unmatched(line, patient, auditDay) : matched(line))
      }
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

/** Whether a line is a surgeon's for the operation itself, by a provider whom the file names. */
function isSurgeon(line: ClaimLine): boolean {
  return (
    providerKey(line) !== undefined && !isAssistant(line) && !saysSeparate(line) && !isDenied(line)
  )
}

/** Whether no other is among those of a kind. */
function isOnly(
  key: string | undefined,
  keys: { readonly size: number; has(key: string | undefined): boolean },
): boolean {
  return keys.size === 0 || (keys.size === 1 && keys.has(key))
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
