import type { ClaimLine } from '../../../claim/claim-line.ts'
import { brandMarketOf, isNamedAsGeneric } from '../../../facts/market/brand-market.ts'
import { priceBeforeTax } from '../../../facts/prices/fill-price.ts'
import { isMedicaid } from '../../../claim/medicaid.ts'
import { cells, drugField } from '../../../findings/evidence.ts'
import { cannotTell, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { deniedOrPending } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { name, say, words } from '../../../sentences/say.ts'

const noCode = cannotTell('no dispense-as-written code on the line')
const unknownBrand = cannotTell('whether the drug has a generic is not known')
const generic = notApplicable('a generic was dispensed')
const planWantsBrand = notApplicable('code 9: the plan prefers the brand')
const patientPaid = notApplicable('code 2: the patient paid most of the price of the brand')
const pricedAsGeneric = notApplicable('code 5: the brand was priced as a generic')
const narrow = notApplicable('a drug of which prescribers keep to one maker')
const medicaid = notApplicable('Medicaid, which may prefer brands for their rebates')

/** What each code says of the choice, and what has to show it. */
const meanings: ReadonlyMap<string, string> = new Map([
  ['0', 'no choice of the brand is coded'],
  ['1', 'the prescriber is said to have refused a substitute'],
  ['2', 'the patient is said to have asked for the brand'],
  ['3', 'the pharmacist chose the brand'],
  ['4', 'the generic is said not to have been in stock'],
  ['5', 'the brand was dispensed as a generic'],
  ['6', 'the code says nothing of the choice'],
  ['7', 'the law is said to require the brand'],
  ['8', 'the generic is said not to have been on the market'],
])

/** A brand dispensed though others sell the same drug. */
export const brandDespiteGeneric = defineLineRule({
  id: 'brand-despite-generic',
  version: 3,
  title: 'Brand dispensed where a generic is sold',
  category: 'overpayment',
  class: 'lead',
  basis: 'plan',
  cuts: 'price',
  auditTypes: ['pharmacy'],
  sources: [
    cite(
      'NCPDP Telecommunication Standard D.0 (45 CFR 162.1102)',
      'field 408-D8, dispense as written (product selection) code',
    ),
    cite('42 CFR 447.512', '(c) a brand that the prescriber certifies as medically necessary'),
  ],
  needs: { fields: [], optionalTables: ['drugs', 'drugProfiles'] },
  clearedBy:
    "The prescription with the prescriber's words, the patient's request, or a plan that prefers the brand.",
  suggestedFix:
    'Ask for the prescription; without it reprice as the generic, or charge the patient the difference.',
  triageDrug(drug, context) {
    if (drug.service.standing.isDenied) return deniedOrPending
    return isNamedAsGeneric(drug, context) ? generic : look
  },
  judge(line, context) {
    if (line.brandGeneric === 'generic') return generic
    const brand = brandMarketOf(line, context)
    if (brand === undefined) return unknownBrand
    if (brand.market === 'narrow') return narrow
    if (brand.market === 'alone') return pass
    if (isMedicaid(line)) return medicaid
    const { dispenseAsWritten } = line
    if (dispenseAsWritten === '9') return planWantsBrand
    if (dispenseAsWritten === undefined) return noCode
    if (dispenseAsWritten === '2' && hasPatientPaid(line)) return patientPaid
    if (dispenseAsWritten === '5' && isPricedAsGeneric(line)) return pricedAsGeneric
    const meaning = meanings.get(dispenseAsWritten)
    if (meaning === undefined) return pass
    return finding({
      message: say`${name(line.drugName ?? brand.name)} was dispensed though generics of it are sold; ${words(meaning)}.`,
      lines: [line],
      evidence: cells(line, 'dispenseAsWritten', drugField(line)),
    })
  },
})

/** No tablet, milliliter or gram of a brand that has generics is so cheap. */
const mostOfGenericCents = 100

/** Whether what was paid for one unit is what a generic costs. */
function isPricedAsGeneric({ ingredientCostCents, quantity = 0 }: ClaimLine): boolean {
  if (ingredientCostCents === undefined || quantity <= 0) return false
  return ingredientCostCents / quantity <= mostOfGenericCents
}

/** What a generic leaves of the price of a brand is small. */
const mostOfPrice = 0.75

/** Whether the patient, who asked for the brand, paid what it costs above a generic. */
function hasPatientPaid(line: ClaimLine): boolean {
  const priceCents = priceBeforeTax(line)
  const { patientShareCents } = line
  if (priceCents === undefined || patientShareCents === undefined || priceCents <= 0) return false
  return patientShareCents >= priceCents * mostOfPrice
}
