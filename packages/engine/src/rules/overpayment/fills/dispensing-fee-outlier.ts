import type { ClaimLine } from '../../../claim/claim-line.ts'
import { cells } from '../../../findings/evidence.ts'
import { cannotTell, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { deniedOrPending } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { money, row, say } from '../../../sentences/say.ts'

const noFee = cannotTell('no dispensing fee on the line')
const compound = notApplicable('a compound, whose fee pays for making it')
const administered = notApplicable('a vaccine or an injection, whose fee may pay for giving it')
const specialty = notApplicable('a costly drug, whose fee may pay for the care around it')

/** Professional fees of state Medicaid programs lie between $8 and $18; no usual fill has more. */
const usualMostCents = 2000
/** Drugs that cost more are dispensed by specialty pharmacies on terms of their own. */
const specialtyCents = 60_000

const givenByPharmacist =
  /vaccin|fluzone|flucelvax|shingrix|prevnar|boostrix|\binj|syr|vial|\bkit\b/i

/** A dispensing fee that no usual fill has. */
export const dispensingFeeOutlier = defineLineRule({
  id: 'dispensing-fee-outlier',
  version: 1,
  title: 'Dispensing fee far above usual',
  category: 'overpayment',
  class: 'outlier',
  basis: 'benchmark',
  cuts: 'price',
  auditTypes: ['pharmacy'],
  sources: [
    cite('42 CFR 447.502', 'professional dispensing fee'),
    cite(
      'NCPDP Telecommunication Standard D.0 (45 CFR 162.1102)',
      'field 507-F7, dispensing fee paid',
    ),
  ],
  needs: { fields: ['dispensingFeeCents'] },
  clearedBy: 'A contract with such a fee, or a service that the fee pays for.',
  suggestedFix: 'Compare the fee with the contract of the pharmacy, and recover the excess.',
  triage: ({ standing }) => (standing.isDenied ? deniedOrPending : look),
  judge(line) {
    const { dispensingFeeCents, ingredientCostCents = 0 } = line
    if (dispensingFeeCents === undefined) return noFee
    if (dispensingFeeCents <= usualMostCents) return pass
    if (line.compoundCode === '2') return compound
    if (givenByPharmacist.test(line.drugName ?? '')) return administered
    if (ingredientCostCents >= specialtyCents) return specialty
    return flag(line, dispensingFeeCents)
  },
})

function flag(line: ClaimLine, feeCents: number) {
  const excess = feeCents - usualMostCents
  return finding({
    message: say`A dispensing fee of ${money(feeCents)} was paid; fees of usual fills are below ${money(usualMostCents)}.`,
    lines: [line],
    evidence: cells(line, 'dispensingFeeCents'),
    atRisk: [{ line, cents: excess }],
    arithmetic: say`the fee of ${money(feeCents)} on ${row(line)} less ${money(usualMostCents)}, at most what was paid`,
  })
}
