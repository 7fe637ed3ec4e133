import type { ClaimLine } from '../../claim/claim-line.ts'
import { namesProvider } from '../../facts/bills/npis/names-provider.ts'
import { isRefusedByPartD } from '../../facts/payers/part-d.ts'
import { exposureCents } from '../../claim/exposure.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  notApplicable,
  pass,
  type Outcome,
} from '../../rule/outcome.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { money, percent, row, say, words } from '../../sentences/say.ts'

/** Below this share of lines with an NPI the column is optional in this file, not forgotten. */
const customaryShare = 0.9

const noColumn = cannotTell('the file has no provider NPI')
const notCustomary = notApplicable('most lines of this file carry no provider NPI')
const otherIdentifier = notApplicable('the line names its provider by another identifier')

/** Lines without the NPI that nearly every other line of the file carries. */
export const missingProviderNpi = defineGroupRule({
  id: 'missing-provider-npi',
  version: 3,
  title: 'No provider NPI',
  category: 'data-quality',
  class: 'lead',
  basis: 'binding',
  auditTypes: ['medical', 'pharmacy'],
  scope: 'batch',
  sources: [
    cite('45 CFR 162.410', '(a) providers use their NPI on standard transactions'),
    cite(
      '42 CFR 423.120',
      '(c)(5) Part D claims carry the active and valid NPI of the prescriber; (iv) a plan recoups for it only where its contract says so',
    ),
    cite('Social Security Act', '1860D-4(c)(4): from plan year 2016 on'),
  ],
  needs: { fields: [] },
  clearedBy: 'The NPI, or proof that the provider is atypical and has none.',
  suggestedFix: 'Ask for the NPI and resubmit; do not pay a Part D fill without its prescriber.',
  judge({ lines }) {
    const share = lines.filter(namesProvider).length / lines.length
    if (share === 0) return noColumn
    if (share === 1) return pass
    return eachOpenLine((line) => {
      if (namesProvider(line)) return pass
      if (share < customaryShare) return notCustomary
      return line.providerId === undefined ? missing(line, share) : otherIdentifier
    })
  },
})

/** What Part D paid is recovered only after the pharmacy was asked for the number: records are needed. */
function missing(line: ClaimLine, share: number): Outcome {
  const [who, field] =
    line.auditType === 'pharmacy' ? ['prescriber', 'prescriberNpi'] : ['provider', 'billingNpi']
  const partD = isRefusedByPartD(line)
  const cents = partD ? exposureCents(line) : 0
  return finding({
    message: say`The line has no ${words(who)} NPI, which ${percent(Math.floor(share * 100) / 100)} of the lines carry.`,
    lines: [line],
    evidence: [{ row: line.row, field, value: '' }],
    ...(cents > 0 && {
      atRisk: [{ line, cents }],
      arithmetic: say`${money(cents)} paid by Part D without a prescriber on ${row(line)}`,
    }),
  })
}
