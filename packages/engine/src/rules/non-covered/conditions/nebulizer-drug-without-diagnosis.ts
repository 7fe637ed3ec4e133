import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { noDiagnosis, notIcd10, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, diagnosis, say } from '../../../sentences/say.ts'

const noDrug = notApplicable('no drug that is inhaled by a nebulizer')
const notSupplier = notApplicable('not on the bill of a supplier')

/** Inhalation solutions by unit dose, and their combination. */
const inhaled = /^(?:J76(?:0[5-8]|1[1-4]|2[0-6]|3[1-9]|44|69|82)|Q4074|J2545)$/

/**
 * What a nebulizer may be covered for, wider than the lists of the coverage articles: the airways and lungs, cystic
 * fibrosis, infections and transplants of the lungs, immune deficiency, pressure in the lungs, breathing as a complaint.
 */
const ofAirways =
  /^(?:J|E84|A15|A31|A37|B20|B44|B59|C3[0-9]|D86|G12|G71|I27|P2[2-8]|Q3[0-4]|R0[4-9]|T27|T86|U07|U09|Z43|Z90|Z93|Z94|Z99)/

/** Drugs for a nebulizer that a supplier was paid for, with no diagnosis of the airways or lungs. */
export const nebulizerDrugWithoutDiagnosis = defineLineRule({
  id: 'nebulizer-drug-without-diagnosis',
  version: 1,
  title: 'Nebulizer drug without a disease of the airways',
  category: 'non-covered',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('LCD L33370 and policy article A52466', 'nebulizers: diagnoses that support each drug'),
    cite('Medicare Benefit Policy Manual', 'chapter 15, 110.3: drugs for equipment'),
  ],
  needs: { fields: ['procedureCode', 'diagnoses'] },
  clearedBy: 'The record of the disease that the drug was ordered for, which the claim left out.',
  suggestedFix:
    'Ask for the order and its diagnosis; without one that is covered, recover the payment.',
  triage({ procedureCode = '', setting, standing }) {
    if (!inhaled.test(procedureCode)) return noDrug
    if (setting !== 'dme') return notSupplier
    return standing.isUnpaid ? nothingPaid : look
  },
  judge(line) {
    const other = unlessMedicarePays(line)
    if (other !== undefined) return other
    const [first] = line.diagnoses
    if (first === undefined) return noDiagnosis
    if (line.icdVersion === '9') return notIcd10
    if (line.diagnoses.some((each) => ofAirways.test(each))) return pass
    return finding({
      message: say`A supplier was paid for ${code(line.procedureCode)}, a drug for a nebulizer, and no diagnosis of the line is of the airways or lungs (first ${diagnosis(first)}).`,
      lines: [line],
      evidence: cells(line, 'procedureCode', 'diagnoses'),
      ...wholeLineAtRisk(line),
    })
  },
})
