import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import { hasRebate, rebateAtRisk } from '../../../facts/drugs/rebate.ts'
import { withoutNdc } from '../../../facts/drugs/line-without-ndc.ts'
import { wholeFillAtRisk } from '../../../facts/fills/paid-fill.ts'
import { cells } from '../../../findings/evidence.ts'
import type { RebateProduct } from '../../../reference/drug-rows.ts'
import { cannotTell, finding, lookAt, pass, type Outcome } from '../../../rule/outcome.ts'
import { deniedOrPending, noServiceDate } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, count, date, say, words } from '../../../sentences/say.ts'

const noTable = cannotTell('table not imported: products of the Medicaid Drug Rebate Program')
const notListed = cannotTell(
  'the rebate program lists only packages that were sold in its last quarters, and not this one',
)

/** A package that was billed after its last lot had expired, or after it was withdrawn. */
export const fillAfterLastLot = defineLineRule({
  id: 'fill-after-last-lot',
  version: 1,
  title: 'Drug dispensed after its last lot expired',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'binding',
  auditTypes: ['medical', 'pharmacy'],
  sources: [
    cite(
      'Medicaid Drug Rebate Program, product data',
      'termination date: the end of the shelf life of the last lot, or the day of withdrawal',
      'rebateProducts',
    ),
    cite('21 CFR 211.137', 'expiration dates of drug products'),
    cite('Form CMS-304, Reconciliation of State Invoice', 'dispute code N'),
  ],
  needs: { fields: [], optionalTables: ['rebateProducts'] },
  clearedBy:
    'The lot number and expiration date of what was dispensed, a corrected NDC, or a corrected termination date of the manufacturer.',
  suggestedFix:
    'Ask the pharmacy for the NDC on the package that it dispensed; take the fill off the rebate invoice.',
  triageDrug({ ndc, ndcAsBilled, service }, { tables }) {
    if (ndc === undefined && ndcAsBilled === undefined) return withoutNdc(service)
    if (service.standing.isDenied) return deniedOrPending
    if (tables.rebateProducts === undefined) return noTable
    const product = ndc === undefined ? undefined : tables.rebateProducts.find(ndc)
    if (product === undefined) return notListed
    const { endDay } = product
    return endDay === undefined ? pass : lookAt({ endDay, product })
  },
  judge(line, _, { endDay, product }) {
    const { serviceFromDay: on } = line
    if (on === undefined) return noServiceDate
    return on <= endDay || isSoldAgain(product, endDay, on) ? pass : flag(line, endDay, on)
  },
})

function isSoldAgain({ resumedDay }: RebateProduct, endDay: Day, on: Day): boolean {
  return resumedDay !== undefined && resumedDay > endDay && resumedDay <= on
}

function flag(line: ClaimLine, endDay: Day, on: Day): Outcome {
  const isRebated = hasRebate(line) === true
  const rebated = words(isRebated ? ', and a rebate was claimed on it (dispute code N)' : '')
  return finding({
    message: say`NDC ${code(line.ndc)} was given out on ${date(on)}, ${count(on - endDay, 'day')} after ${date(endDay)}, when its last lot expired or it was withdrawn${rebated}.`,
    lines: [line],
    evidence: cells(line, 'ndc', 'serviceFromDay'),
    ...(isRebated ? rebateAtRisk(line) : wholeFillAtRisk(line)),
  })
}
