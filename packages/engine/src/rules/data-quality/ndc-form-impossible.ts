import type { ClaimLine } from '../../claim/claim-line.ts'
import { isPlaceholderNdc, readNdc } from '../../codes/ndc.ts'
import { withoutNdc } from '../../facts/drugs/line-without-ndc.ts'
import {
  cannotTell,
  finding,
  lookAt,
  notApplicable,
  pass,
  type Outcome,
} from '../../rule/outcome.ts'
import { cells } from '../../findings/evidence.ts'
import { namesNoNdc } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { ndcFaults, type NdcFault } from '../../facts/drugs/ndc-faults.ts'
import { code, say, words } from '../../sentences/say.ts'

const compound = notApplicable('a compound names its ingredients elsewhere')
const ambiguous = cannotTell(
  'fewer than eleven digits and no hyphens, so that several NDCs are possible (the directory rule tries each)',
)

/** NDCs that no package can have. */
export const ndcFormImpossible = defineLineRule({
  id: 'ndc-form-impossible',
  version: 3,
  title: 'NDC that no drug can have',
  category: 'data-quality',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical', 'pharmacy'],
  sources: [
    cite('21 CFR 207.33', '(b) format of the National Drug Code'),
    cite(
      '45 CFR 162.1102 (ASC X12 837 and NCPDP Telecommunication)',
      'claims carry the NDC in eleven digits, 5-4-2',
    ),
  ],
  needs: { fields: [] },
  clearedBy: 'The NDC on the package or in the dispensing record, with all eleven digits.',
  suggestedFix: 'Take the NDC from the dispensing record and resubmit it as eleven digits (5-4-2).',
  triageDrug({ ndc, ndcAsBilled, service }) {
    const billed = ndcAsBilled ?? ndc
    if (billed === undefined) return withoutNdc(service)
    if (ndc !== undefined && !isPlaceholderNdc(ndc)) return pass
    const { kind } = readNdc(billed)
    if (kind === 'certain') return pass
    return kind === 'ambiguous' ? ambiguous : lookAt({ billed, kind })
  },
  judge(line, _, { billed, kind }) {
    if (kind === 'placeholder' && line.auditType === 'medical') return namesNoNdc
    if (kind === 'placeholder' && line.compoundCode === '2') return compound
    return flag(line, billed, kind)
  },
})

function flag(line: ClaimLine, billed: string, kind: NdcFault): Outcome {
  return finding({
    message: say`NDC ${code(billed)} ${words(ndcFaults[kind].says)}.`,
    lines: [line],
    evidence: cells(line, 'ndcAsBilled'),
    class: ndcFaults[kind].class,
  })
}
