import { exposureCents } from '../../claim/exposure.ts'
import { isTakenAtHome } from '../../facts/vaccines/vaccine-products.ts'
import { fillName } from '../../facts/drugs/names/fill-name.ts'
import { cells } from '../../findings/evidence.ts'
import { cannotTell, finding, look, notApplicable, pass } from '../../rule/outcome.ts'
import { deniedOrPending } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { money, name, row, say } from '../../sentences/say.ts'

const noFee = notApplicable('no incentive or fee for giving a vaccine was paid')
const noName = cannotTell('no drug name, which would tell a vaccine')
const compound = notApplicable('a compound, whose incentive may pay for making it')

/** A fee for giving a vaccine paid on tablets, capsules or another thing that nobody gives. */
export const givingFeeWithoutVaccine = defineLineRule({
  id: 'giving-fee-without-vaccine',
  version: 1,
  title: 'Fee for giving a vaccine paid on another drug',
  category: 'overpayment',
  class: 'lead',
  basis: 'plan',
  cuts: 'payment',
  auditTypes: ['pharmacy'],
  sources: [
    cite(
      'NCPDP Telecommunication Standard D.0 (45 CFR 162.1102)',
      'field 521-FL, incentive amount paid; 440-E5, professional service code MA: medication administered',
    ),
    cite('42 CFR 423.100', 'the administration of a vaccine is a part of its dispensing'),
  ],
  needs: { fields: ['incentiveCents'], optionalTables: ['drugs'] },
  clearedBy:
    'A contract that pays an incentive for this drug, or a record that it was given at the pharmacy.',
  suggestedFix: 'Ask what the fee was paid for; take it back where nothing was given.',
  triageDrug: ({ service }) => (service.standing.isDenied ? deniedOrPending : look),
  judge(line, context) {
    const { incentiveCents = 0, compoundCode } = line
    if (incentiveCents < leastFeeCents) return noFee
    const drugName = fillName(line, context)
    if (drugName === undefined) return noName
    if (compoundCode === '2') return compound
    if (!isTakenAtHome(drugName)) return pass
    return finding({
      message: say`${money(incentiveCents)} incentive or fee for giving was paid with ${name(drugName)}, which the patient takes at home.`,
      lines: [line],
      evidence: cells(line, line.drugName === undefined ? 'ndc' : 'drugName', 'incentiveCents'),
      atRisk: [{ line, cents: Math.min(incentiveCents, exposureCents(line)) }],
      arithmetic: say`${money(incentiveCents)} fee on ${row(line)}`,
    })
  },
})

/** Fees of a plan for each claim, and incentives to dispense, are smaller. */
const leastFeeCents = 800
