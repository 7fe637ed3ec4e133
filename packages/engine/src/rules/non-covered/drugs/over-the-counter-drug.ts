import type { DrugOfLine } from '../../../batch/kinds/named-drugs.ts'
import { wholeFillAtRisk } from '../../../facts/fills/paid-fill.ts'
import { day } from '../../../claim/day.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { mayTellPayer } from '../../../facts/payers/payer-program.ts'
import { isMedicaid } from '../../../claim/medicaid.ts'
import {
  isCoveredAnyway,
  isCoveredForWomen,
  isShelfDrug,
} from '../../../facts/payers/shelf-drugs.ts'
import { nonprescription } from '../../../facts/payers/nonprescription.ts'
import { isPartD } from '../../../facts/payers/part-d.ts'
import { statedCells } from '../../../findings/evidence.ts'
import type { DrugLabel } from '../../../reference/drug-rows.ts'
import type { CodeTable } from '../../../reference/look-up-tables.ts'
import {
  cannotTell,
  finding,
  lookAt,
  notApplicable,
  pass,
  type Look,
  type NoFinding,
} from '../../../rule/outcome.ts'
import { deniedOrPending, noNdc } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { name, say } from '../../../sentences/say.ts'

const partD = notApplicable('Part D, whose excluded drugs are judged by their class')
const medicaid = notApplicable('Medicaid, which covers nonprescription drugs that are prescribed')
const preventive = notApplicable('a preventive product that plans cover without a prescription')
const notListed = cannotTell('neither the price list nor its name says how the drug is sold')

/** A drug sold without a prescription, paid by a plan that usually covers none. */
export const overTheCounterDrug = defineLineRule({
  id: 'over-the-counter-drug',
  version: 4,
  title: 'Nonprescription drug',
  category: 'non-covered',
  class: 'lead',
  basis: 'plan',
  auditTypes: ['pharmacy'],
  sources: [
    cite('CMS National Average Drug Acquisition Cost (NADAC)', 'OTC', 'drugLabels'),
    cite('NCPDP Telecommunication Standard', 'reject code 70, product not covered'),
  ],
  needs: { fields: [], optionalTables: ['drugLabels'] },
  clearedBy: 'A benefit that covers the product, or a program of the plan for it.',
  suggestedFix: 'Compare the product with the exclusions of the plan.',
  triageDrug(drug, context) {
    if (drug.service.standing.isDenied) return deniedOrPending
    const product = productOf(drug, context.tables.drugLabels)
    return product.kind === 'look' || mayTellPayer(context) ? lookAt(product) : product
  },
  judge(line, _, product) {
    if (isPartD(line)) return partD
    if (isMedicaid(line)) return medicaid
    if (product.kind !== 'look') return product
    const said = product.found
    if (isCoveredForWomen(line.drugName, said) && !isAfterwards(line)) return preventive
    return finding({
      message: say`${name(said)} is sold without a prescription; most plans exclude such drugs.`,
      lines: [line],
      evidence: statedCells(line, 'ndc', 'drugName'),
      ...wholeFillAtRisk(line),
    })
  },
})

/** Plan years since which low doses of aspirin are prevention for pregnant women alone. */
const forWomenFrom = day('2023-01-01')

/** Whether a fill is known to be a man's, after aspirin for the heart stopped being prevention that plans owe. */
function isAfterwards({ sex, serviceFromDay }: ClaimLine): boolean {
  return sex === 'M' && (serviceFromDay ?? 0) >= forWomenFrom
}

/** What a drug comes to where the plan covers no nonprescription drugs; open with its name where it is one. */
function productOf(
  drug: DrugOfLine,
  labels: CodeTable<DrugLabel> | undefined,
): NoFinding | Look<string | undefined> {
  const { ndc, drugName } = drug
  if (ndc === undefined && drugName === undefined) return noNdc
  const label = ndc === undefined ? undefined : labels?.find(ndc)
  if (label === undefined && !isShelfDrug(drugName)) return notListed
  if (nonprescription(drug, label) === undefined) return pass
  const said = label?.name ?? drugName
  return isCoveredAnyway(drugName, said) ? preventive : lookAt(said)
}
