import { brandMarketOf, isNamedAsGeneric } from '../../../facts/market/brand-market.ts'
import { cells, drugField } from '../../../findings/evidence.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../../rule/outcome.ts'
import { deniedOrPending } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { field, name, say } from '../../../sentences/say.ts'

const noCode = cannotTell('no dispense-as-written code on the line')
const unknownBrand = cannotTell('whether the drug has a generic is not known')
const generic = notApplicable('a generic was dispensed')

/** Codes that tell of a choice between the brand and a generic. */
const choices: ReadonlySet<string> = new Set(['1', '2', '3', '4', '5', '7'])

/** A code for choosing the brand on a drug that only the brand sells. */
export const brandCodeWithoutGeneric = defineLineRule({
  id: 'brand-code-without-generic',
  version: 2,
  title: 'Dispense-as-written code on a brand without a generic',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'binding',
  auditTypes: ['pharmacy'],
  sources: [
    cite(
      'NCPDP Telecommunication Standard D.0 (45 CFR 162.1102)',
      'field 408-D8: 0 where no product selection is indicated, which is so of single-source brands',
    ),
  ],
  needs: { fields: ['dispenseAsWritten'], optionalTables: ['drugs', 'drugProfiles'] },
  clearedBy: 'A generic that was on the market on the day of the fill.',
  suggestedFix:
    'Have the claim billed again with code 0; check whether the code changed its price.',
  triageDrug: (drug, context) =>
    drug.service.standing.isDenied ? deniedOrPending : lookAt(isNamedAsGeneric(drug, context)),
  judge(line, context, isGeneric) {
    const { dispenseAsWritten } = line
    if (dispenseAsWritten === undefined) return noCode
    if (line.brandGeneric === 'generic' || isGeneric) return generic
    const brand = brandMarketOf(line, context)
    if (brand === undefined) return choices.has(dispenseAsWritten) ? unknownBrand : pass
    if (brand.market !== 'alone' || !choices.has(dispenseAsWritten)) return pass
    return finding({
      message: say`Dispense-as-written code ${field(line, 'dispenseAsWritten')} tells of a choice of the brand, but ${name(capital(brand.name))} had no generic to choose from.`,
      lines: [line],
      evidence: cells(line, 'dispenseAsWritten', drugField(line)),
    })
  },
})

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
