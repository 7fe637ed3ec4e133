import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import {
  contradictionIn,
  dateOrders,
  isInUsualOrder,
  type DateContradiction,
  type DateOrder,
} from '../../facts/bills/date-order.ts'
import { dollars } from '../../sentences/dollars.ts'
import { exposureCents } from '../../claim/exposure.ts'
import type { Evidence } from '../../result/finding.ts'
import { cannotTell, finding, pass, type FindingDraft } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noDates = cannotTell('no date on the line to compare')

/** Dates of one line that contradict each other or the calendar. */
export const impossibleDate = defineRule({
  id: 'impossible-date',
  version: 1,
  title: 'Dates that cannot all be true',
  category: 'data-quality',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical', 'pharmacy'],
  scope: 'line',
  sources: [
    {
      title: '45 CFR 162.1102 (ASC X12 837 and NCPDP Telecommunication)',
      section: 'dates of service, birth, admission and discharge are elements of a claim',
    },
    {
      title: 'Social Security Act',
      section: '1886(a)(4): services of the three days before an admission',
    },
  ],
  needs: { fields: [], tables: [] },
  clearedBy: 'The record that shows which of the two dates is wrong, and what it should be.',
  suggestedFix: 'Check both dates against the record and send the line again with the right ones.',
  check(line, { auditDay }) {
    if (isInUsualOrder(line, auditDay)) return pass
    let found: DateContradiction[] | undefined
    for (const order of dateOrders) {
      const contradiction = contradictionIn(line, order, auditDay)
      if (contradiction) (found ??= []).push(contradiction)
    }
    if (found) return finding(draftOf(line, found))
    return hasDate(line) ? pass : noDates
  },
})

function hasDate(line: ClaimLine): boolean {
  return (
    line.serviceFromDay !== undefined ||
    line.paidDay !== undefined ||
    line.admissionDay !== undefined
  )
}

/** The gravest contradiction speaks; every contradicting date is shown. */
function draftOf(line: ClaimLine, found: readonly DateContradiction[]): FindingDraft {
  const [worst] = found
  const cents = found.some(isServiceAfterDeath) ? exposureCents(line) : 0
  return {
    message: worst?.message ?? '',
    class: worst?.order.class ?? 'error',
    lines: [line],
    evidence: found.flatMap(({ order }) => evidenceOf(order, line)),
    ...(cents > 0 && {
      atRisk: [{ line, cents }],
      arithmetic: `${dollars(cents)} paid for a service after death`,
    }),
  }
}

function isServiceAfterDeath({ order }: DateContradiction): boolean {
  return order.first === 'serviceFromDay' && order.then === 'deathDay'
}

function evidenceOf(order: DateOrder, line: ClaimLine): Evidence[] {
  const fields = order.then === 'auditDay' ? [order.first] : [order.first, order.then]
  return fields.flatMap((field) => {
    const value = line[field]
    return value === undefined ? [] : [{ row: line.row, field, value: isoDate(value) }]
  })
}
