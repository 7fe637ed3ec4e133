import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate, type Day } from '../../claim/day.ts'
import { basisOf } from '../../findings/line-at-risk.ts'
import { dollars } from '../../sentences/dollars.ts'
import { outcomeByLine } from '../../findings/outcome-by-line.ts'
import { providerKey } from '../../batch/provider-key.ts'
import { withinRunOut } from '../../facts/drugs/run-out.ts'
import { isAssistant, saysSeparate } from '../../facts/surgery/line-roles.ts'
import { sameCodeLines } from '../../facts/bills/same-code-lines.ts'
import { settingOf } from '../../batch/setting.ts'
import { exposureCents, isDenied } from '../../claim/exposure.ts'
import {
  cannotTell,
  finding,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

/** Each of two surgeons is paid 62.5% of the fee; one who bills alone is paid the other 37.5% too. */
const excessShare = 0.375

const noCoSurgeon = notApplicable('no co-surgeon (62) among the lines')
const incomplete = cannotTell('no procedure code, date of service or provider')
const nobody = cannotTell('no patient on the line, so other claims could not be compared')
const tooEarly = cannotTell('another claim may still come: the service is under 90 days old')

/** Two surgeons of one operation of whom only one bills as such. */
export const coSurgeonMismatch = defineRule({
  id: 'co-surgeon-mismatch',
  version: 1,
  title: 'Co-surgeons who bill differently',
  category: 'overpayment',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    {
      title: 'Medicare Claims Processing Manual, chapter 12',
      section: '40.8 co-surgeons: both bill the code with 62 and are paid 62.5% each',
    },
  ],
  needs: { fields: ['procedureCode', 'modifiers'], tables: [] },
  clearedBy: 'Operative notes of both surgeons that show who did what.',
  suggestedFix: 'Compare both operative notes; two surgeons of one operation both bill 62.',
  byService: ({ modifiers }) => (modifiers.includes('62') ? undefined : noCoSurgeon),
  check({ lines, identified }, { auditDay }) {
    const findings = new Map<ClaimLine, FindingOutcome>()
    const unpaired = new Set<ClaimLine>()
    lines.forEach((line, index) => {
      const { serviceFromDay } = line
      if (!isCoSurgeon(line) || serviceFromDay === undefined) return
      const others = sameCodeLines(lines, index).filter((other) => isOtherSurgeon(other, line))
      if (others.some(isCoSurgeon)) return
      for (const other of others) findings.set(other, billedAlone(other, line, serviceFromDay))
      if (others.length > 0 || providerKey(line) === undefined) return
      unpaired.add(line)
      if (identified && !withinRunOut(serviceFromDay, auditDay)) {
        findings.set(line, withoutSecond(line, serviceFromDay))
      }
    })
    return outcomeByLine(lines, findings, (line) => {
      if (!isCoSurgeon(line)) return noCoSurgeon
      if (line.serviceFromDay === undefined || providerKey(line) === undefined) return incomplete
      if (!unpaired.has(line)) return pass
      return identified ? tooEarly : nobody
    })
  },
})

function isCoSurgeon(line: ClaimLine): boolean {
  return (
    line.modifiers.length > 0 &&
    line.modifiers.includes('62') &&
    line.procedure !== 0 &&
    settingOf(line) === 'professional' &&
    !isDenied(line)
  )
}

function isOtherSurgeon(other: ClaimLine, line: ClaimLine): boolean {
  const key = providerKey(other)
  if (key === undefined || key === providerKey(line)) return false
  return !isAssistant(other) && !saysSeparate(other) && !isDenied(other)
}

function billedAlone(other: ClaimLine, coSurgeon: ClaimLine, on: Day): FindingOutcome {
  const whole = exposureCents(other)
  const cents = Math.round(whole * excessShare)
  return finding({
    message: `Two surgeons billed ${other.procedureCode ?? ''} on ${isoDate(on)}, one with 62 and this one as the only surgeon.`,
    lines: [other],
    related: [coSurgeon],
    evidence: evidenceOf([other, coSurgeon]),
    ...(cents > 0 && {
      atRisk: [{ line: other, cents }],
      arithmetic: `37.5% of ${dollars(whole)} ${basisOf(other)} on row ${other.row}: 62.5% is due`,
    }),
  })
}

function withoutSecond(line: ClaimLine, on: Day): FindingOutcome {
  return finding({
    message: `${line.procedureCode ?? ''} was billed on ${isoDate(on)} with 62, and no second surgeon billed it.`,
    class: 'lead',
    lines: [line],
    evidence: evidenceOf([line]),
  })
}

function evidenceOf(lines: readonly ClaimLine[]) {
  return lines.map(({ row, procedureCode, modifiers }) => ({
    row,
    field: 'procedureCode',
    value: [procedureCode ?? '', ...modifiers].join('-'),
  }))
}
