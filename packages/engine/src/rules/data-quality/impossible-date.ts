import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { exposureCents } from '../../claim/exposure.ts'
import {
  dateOrdersOfFile,
  hasDate,
  sayContradiction,
} from '../../facts/bills/dates/date-orders-of-file.ts'
import type { DateOrder } from '../../facts/bills/dates/date-order.ts'
import { cells } from '../../findings/evidence.ts'
import type { AtRisk } from '../../findings/line-at-risk.ts'
import { cannotTell, finding, pass, type Outcome } from '../../rule/outcome.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { money, say } from '../../sentences/say.ts'

const noDates = cannotTell('no date on the line to compare')

/** Dates of one line that contradict each other or the calendar. */
export const impossibleDate = defineLineRule({
  id: 'impossible-date',
  version: 1,
  title: 'Dates that cannot all be true',
  category: 'data-quality',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical', 'pharmacy'],
  sources: [
    cite(
      '45 CFR 162.1102 (ASC X12 837 and NCPDP Telecommunication)',
      'dates of service, birth, admission and discharge are elements of a claim',
    ),
    cite('Social Security Act', '1886(a)(4): services of the three days before an admission'),
  ],
  needs: { fields: [] },
  clearedBy: 'The record that shows which of the two dates is wrong, and what it should be.',
  suggestedFix: 'Check both dates against the record and send the line again with the right ones.',
  judge(line, context) {
    const { auditDay } = context
    const broken = dateOrdersOfFile(context).brokenBy(line, auditDay)
    const [gravest] = broken
    if (gravest) return contradiction(line, gravest, broken, auditDay)
    return hasDate(line) ? pass : noDates
  },
})

function contradiction(
  line: ClaimLine,
  gravest: DateOrder,
  broken: readonly DateOrder[],
  auditDay: Day,
): Outcome {
  return finding({
    message: sayContradiction(line, gravest, auditDay),
    class: gravest.class,
    lines: [line],
    evidence: broken.flatMap(({ first, then }) =>
      then === 'auditDay' ? cells(line, first) : cells(line, first, then),
    ),
    ...(broken.some(isServiceAfterDeath) && paidAfterDeath(line)),
  })
}

function isServiceAfterDeath({ first, then }: DateOrder): boolean {
  return first === 'serviceFromDay' && then === 'deathDay'
}

function paidAfterDeath(line: ClaimLine): AtRisk {
  const cents = exposureCents(line)
  if (cents <= 0) return {}
  return {
    atRisk: [{ line, cents }],
    arithmetic: say`${money(cents)} paid for a service after death`,
  }
}
