import type { ClaimLine } from '../../claim/claim-line.ts'
import { wholeFillAtRisk } from '../../facts/fills/paid-fill.ts'
import { isMedicaid } from '../../facts/payers/payer-program.ts'
import { shelfDrugs } from '../../facts/payers/shelf-drugs.table.ts'
import { nonprescription } from '../../facts/payers/nonprescription.ts'
import { isPartD } from '../../facts/payers/part-d.ts'
import { cells } from '../../findings/evidence.ts'
import { cannotTell, finding, look, notApplicable, pass } from '../../rule/outcome.ts'
import { deniedOrPending, noNdc } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { name, say } from '../../sentences/say.ts'

const partD = notApplicable('Part D, whose excluded drugs are judged by their class')
const medicaid = notApplicable('Medicaid, which covers nonprescription drugs that are prescribed')
const preventive = notApplicable('a preventive product that plans cover without a prescription')
const notListed = cannotTell('neither the price list nor its name says how the drug is sold')

/** Products that non-grandfathered plans cover (45 CFR 147.130), and tests and emergency drugs. */
const coveredAnyway =
  /aspirin|folic|prenatal|fluoride|nicotine|levonorgestrel|plan b|opill|contracep|spermicid|condom|naloxone|narcan|covid|test|strip|lancet|glucose/i

/** A drug sold without a prescription, paid by a plan that usually covers none. */
export const overTheCounterDrug = defineLineRule({
  id: 'over-the-counter-drug',
  version: 2,
  title: 'Nonprescription drug',
  category: 'non-covered',
  class: 'lead',
  basis: 'plan',
  auditTypes: ['pharmacy'],
  sources: [
    cite('CMS National Average Drug Acquisition Cost (NADAC)', 'OTC', 'drugLabels'),
    cite('NCPDP Telecommunication Standard', 'reject code 70, product not covered'),
  ],
  needs: { fields: [], tables: [], optionalTables: ['drugLabels'] },
  clearedBy: 'A benefit that covers the product, or a program of the plan for it.',
  suggestedFix: 'Compare the product with the exclusions of the plan.',
  triage: ({ standing }) => (standing.isDenied ? deniedOrPending : look),
  judge(line, { tables }) {
    if (isPartD(line)) return partD
    if (isMedicaid(line)) return medicaid
    const { ndc, drugName } = line
    if (ndc === undefined && drugName === undefined) return noNdc
    const label = ndc === undefined ? undefined : tables.drugLabels?.find(ndc)
    if (label === undefined && !isShelfDrug(line)) return notListed
    if (label && nonprescription(line, label) === undefined) return pass
    const said = label?.name ?? drugName
    if (coveredAnyway.test(`${drugName ?? ''} ${said ?? ''}`)) return preventive
    return finding({
      message: say`${name(said)} is sold without a prescription; most plans exclude such drugs.`,
      lines: [line],
      evidence: cells(
        line,
        ...(ndc === undefined ? [] : (['ndc'] as const)),
        ...(drugName === undefined ? [] : (['drugName'] as const)),
      ),
      ...wholeFillAtRisk(line),
    })
  },
})

/** Whether the name alone says so, for a package that the price list does not have. */
function isShelfDrug({ drugName }: ClaimLine): boolean {
  return drugName !== undefined && shelfDrugs.some(({ names }) => names.test(drugName))
}
