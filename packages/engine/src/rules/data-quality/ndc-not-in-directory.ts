import { knownNdcs } from '../../facts/drugs/drug-facts.ts'
import { readNdc } from '../../codes/ndc.ts'
import { withoutNdc } from '../../facts/drugs/line-without-ndc.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../rule/outcome.ts'
import { cells } from '../../findings/evidence.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { code, say } from '../../sentences/say.ts'

const wrongForm = notApplicable('the NDC has a form that no drug can have')
const selection = cannotTell(
  'the available drug lists are a selection, in which a missing NDC proves nothing; import the FDA NDC directory',
)
const several = cannotTell('several NDCs of the list fit the digits billed')

/** NDCs of a right form that the complete directory does not list. */
export const ndcNotInDirectory = defineLineRule({
  id: 'ndc-not-in-directory',
  version: 1,
  title: 'NDC that the directory does not list',
  category: 'data-quality',
  class: 'lead',
  basis: 'binding',
  auditTypes: ['medical', 'pharmacy'],
  sources: [
    cite('FDA National Drug Code Directory', 'packages', 'drugs'),
    cite('45 CFR 162.1002', '(b)(2) and (c)(1) the NDC for drugs of retail pharmacies'),
  ],
  needs: { fields: [], tables: ['drugs'] },
  clearedBy:
    'An older or newer directory, or the package label, that shows the NDC; products that the FDA never listed (devices, supplies, some unapproved drugs) are billed under such numbers too.',
  suggestedFix: 'Compare the NDC with the dispensing record and the package label.',
  triageDrug(drug, { tables }) {
    const billed = drug.ndcAsBilled ?? drug.ndc
    if (billed === undefined) return withoutNdc(drug.service)
    if (drug.ndc !== undefined && tables.drugs.find(drug.ndc) !== undefined) return pass
    const { kind } = readNdc(billed)
    if (kind !== 'certain' && kind !== 'ambiguous') return wrongForm
    const known = knownNdcs(drug, tables.drugs)
    if (known.length > 0) return known.length === 1 ? pass : several
    return tables.drugs.complete ? lookAt({ billed, kind }) : selection
  },
  judge(line, _, { billed, kind }) {
    return finding({
      message:
        kind === 'certain'
          ? say`NDC ${code(billed)} is not in the drug directory.`
          : say`NDC ${code(billed)} is not in the drug directory under any of the three readings that ten digits allow.`,
      lines: [line],
      evidence: cells(line, 'ndcAsBilled'),
    })
  },
})
