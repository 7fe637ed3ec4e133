import type { ClaimLine } from '../../claim-line.ts'
import { dollars } from '../../derive/money-text.ts'
import { settingOf } from '../../derive/setting.ts'
import { isDenied } from '../../exposure.ts'
import { cannotTell, finding, notApplicable, pass } from '../../outcome.ts'
import { defineRule } from '../../rule.ts'

const noAmounts = cannotTell('no allowed or no paid amount on the line')
const notByLine = notApplicable('inpatient stays are not priced by the line')
const denied = notApplicable('denied, nothing was paid')
const nothingPaid = notApplicable('nothing was paid')

/** A cent either way is rounding. */
const roundingCents = 1

/** A payment above what the payer itself allowed for the line. */
export const paidOverAllowed = defineRule({
  id: 'paid-over-allowed',
  version: 1,
  title: 'Paid more than was allowed',
  category: 'overpayment',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical', 'pharmacy'],
  scope: 'line',
  sources: [
    {
      title: 'ASC X12N 835 implementation guide (45 CFR 162.1602)',
      section: 'balancing: what is allowed is what the payer pays and the patient owes together',
    },
  ],
  needs: { fields: ['allowedCents', 'paidCents'], tables: [] },
  clearedBy: 'A remittance that shows the excess to be interest or an adjustment of another claim.',
  suggestedFix:
    'Compare the payment with the remittance and recover what exceeds the allowed amount.',
  check(line) {
    const { allowedCents, paidCents } = line
    if (allowedCents === undefined || paidCents === undefined) return noAmounts
    if (paidCents <= 0) return nothingPaid
    if (isDenied(line)) return denied
    if (settingOf(line) === 'inpatient-facility') return notByLine
    const excess = paidCents - allowedCents
    return excess > roundingCents ? excessFinding(line, allowedCents, paidCents) : pass
  },
})

/** An allowed amount of zero beside a payment may be a column that was never filled: a question. */
function excessFinding(line: ClaimLine, allowedCents: number, paidCents: number) {
  const excess = paidCents - Math.max(0, allowedCents)
  return finding({
    message: `${dollars(paidCents)} was paid where ${dollars(allowedCents)} was allowed, ${dollars(excess)} too much.`,
    class: allowedCents > 0 ? 'error' : 'lead',
    lines: [line],
    evidence: [
      { row: line.row, field: 'allowedCents', value: dollars(allowedCents) },
      { row: line.row, field: 'paidCents', value: dollars(paidCents) },
    ],
    atRisk: [{ line, cents: excess }],
    arithmetic: `${dollars(paidCents)} paid less ${dollars(allowedCents)} allowed on row ${line.row}`,
  })
}
