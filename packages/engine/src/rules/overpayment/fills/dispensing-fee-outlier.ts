import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isCountable } from '../../../facts/forms/countable-units.ts'
import { cells } from '../../../findings/evidence.ts'
import { cannotTell, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { deniedOrPending } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { money, row, say, words } from '../../../sentences/say.ts'
import type { Sentence } from '../../../sentences/sentence.ts'

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

/** Medicare pays $40 for giving a vaccine against COVID-19, and about as much again at home. */
const mostForGivingCents = 8000
/** Incentives for generics and for refills in time are a few dollars. */
const mostOnTabletsCents = 1000
/** Tablets whose need the pharmacy itself assesses, and vaccines in capsules. */
const assessed = /paxlovid|nirmatrel|lagevrio|molnupir|oseltamivir|tamiflu|vivotif|typhoid/i
/** Far above what any state takes of prescriptions: most exempt them, Illinois takes 1%, Minnesota’s tax on providers is below 2%. */
const highestTax = 0.13
const spareCents = 100

/** A dispensing fee, a fee for giving the drug, or a tax, that no usual fill has. */
export const dispensingFeeOutlier = defineLineRule({
  id: 'dispensing-fee-outlier',
  version: 2,
  title: 'Fee or tax of a fill far above usual',
  category: 'overpayment',
  class: 'outlier',
  basis: 'benchmark',
  cuts: 'price',
  auditTypes: ['pharmacy'],
  sources: [
    cite('42 CFR 447.502', 'professional dispensing fee'),
    cite(
      'NCPDP Telecommunication Standard D.0 (45 CFR 162.1102)',
      'fields 507-F7, 521-FL and 558-AW to 559-AX: dispensing fee, incentive and tax paid',
    ),
  ],
  needs: { fields: ['dispensingFeeCents'], optionalTables: ['drugs'] },
  clearedBy: 'A contract with such a fee, or a service that the fee pays for.',
  suggestedFix: 'Compare the fee with the contract of the pharmacy, and recover the excess.',
  triage: ({ standing }) => (standing.isDenied ? deniedOrPending : look),
  judge(line, context) {
    const { dispensingFeeCents } = line
    if (dispensingFeeCents === undefined) return noFee
    const added = incentiveOver(line, isCountable(line, context)) ?? taxOver(line)
    if (added) return flag(line, added)
    if (dispensingFeeCents <= usualMostCents) return pass
    const because = ownTerms(line)
    if (because) return because
    return flag(line, {
      field: 'dispensingFeeCents',
      called: 'dispensing fee',
      cents: dispensingFeeCents,
      usual: usualMostCents,
      says: say`fees of usual fills are below ${money(usualMostCents)}`,
    })
  },
})

/** Why a fee above the usual ones may be right. */
function ownTerms({ compoundCode, drugName = '', ingredientCostCents = 0 }: ClaimLine) {
  if (compoundCode === '2') return compound
  if (givenByPharmacist.test(drugName)) return administered
  return ingredientCostCents >= specialtyCents ? specialty : undefined
}

interface Added {
  readonly field: 'dispensingFeeCents' | 'incentiveCents' | 'salesTaxCents'
  readonly called: string
  readonly cents: number
  readonly usual: number
  readonly says: Sentence
}

/** What is paid for giving a drug, above what any vaccine has, or for tablets, which nobody gives. */
function incentiveOver({ incentiveCents = 0, drugName = '' }: ClaimLine, areTablets: boolean) {
  const isSwallowed = areTablets && !assessed.test(drugName)
  const usual = isSwallowed ? mostOnTabletsCents : mostForGivingCents
  if (incentiveCents <= usual) return undefined
  return {
    field: 'incentiveCents',
    called: 'fee for giving the drug, or another incentive,',
    cents: incentiveCents,
    usual,
    says: isSwallowed
      ? say`tablets and capsules have none of more than ${money(usual)}`
      : say`those of vaccines are below ${money(usual)}`,
  } satisfies Added
}

function taxOver(line: ClaimLine): Added | undefined {
  const { salesTaxCents = 0, ingredientCostCents, dispensingFeeCents = 0 } = line
  if (ingredientCostCents === undefined) return undefined
  const usual = Math.round((ingredientCostCents + dispensingFeeCents) * highestTax)
  if (salesTaxCents <= usual + spareCents) return undefined
  return {
    field: 'salesTaxCents',
    called: 'sales tax',
    cents: salesTaxCents,
    usual,
    says: say`${words('13%, far more than any state takes of prescriptions, makes')} ${money(usual)} of cost and fee`,
  }
}

function flag(line: ClaimLine, { field, called, cents, usual, says }: Added) {
  return finding({
    message: say`A ${words(called)} of ${money(cents)} was paid; ${says}.`,
    lines: [line],
    evidence: cells(line, field),
    atRisk: [{ line, cents: cents - usual }],
    arithmetic: say`the ${words(called)} of ${money(cents)} on ${row(line)} less ${money(usual)}, at most what was paid`,
  })
}
