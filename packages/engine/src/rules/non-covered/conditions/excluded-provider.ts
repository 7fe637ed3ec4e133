import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import { basisOf, exposureCents } from '../../../claim/exposure.ts'
import { payerEvidence } from '../../../facts/payers/payer-evidence.ts'
import { isFederal, payerProgram } from '../../../facts/payers/payer-program.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import type { ProviderExclusion } from '../../../reference/code-list-rows.ts'
import { finding, look, pass, type FindingOutcome } from '../../../rule/outcome.ts'
import { denied, noNpi, noServiceDate } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { date, field, money, row, say, words } from '../../../sentences/say.ts'

const npiFields = [
  'renderingNpi',
  'billingNpi',
  'prescriberNpi',
  'referringNpi',
  'facilityNpi',
  'pharmacyId',
] as const
type NpiField = (typeof npiFields)[number]

/** Services furnished, ordered or prescribed by a provider who was excluded on that day. */
export const excludedProvider = defineLineRule({
  id: 'excluded-provider',
  version: 2,
  title: 'Provider excluded from federal programs',
  category: 'non-covered',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical', 'pharmacy'],
  sources: [
    cite('OIG List of Excluded Individuals and Entities', 'by NPI', 'exclusions'),
    cite('42 CFR 1001.1901', '(b) effect of exclusion; (c) exceptions'),
  ],
  needs: { fields: [], tables: ['exclusions'] },
  clearedBy:
    'A verification with the OIG that it is not this provider, or a notice of reinstatement.',
  suggestedFix: 'Verify the exclusion with the OIG and stop or recover the payment.',
  triage({ standing }) {
    if (!standing.isDated) return noServiceDate
    return standing.isDenied ? denied : look
  },
  judge(line, { tables }) {
    const { serviceFromDay } = line
    if (serviceFromDay === undefined) return noServiceDate
    const askable = npiFields.filter((npi) => isAskable(line[npi]))
    for (const npi of askable) {
      const exclusion = tables.exclusions.find(line[npi] ?? '')
      if (exclusion && isInForce(exclusion, serviceFromDay)) return found(line, npi, exclusion)
    }
    return askable.length > 0 ? pass : noNpi
  },
})

/** Ten digits and not the zeros that the list writes for "none". */
function isAskable(npi: string | undefined): boolean {
  return npi?.length === 10 && npi !== '0000000000'
}

function isInForce({ excludedDay, reinstatedDay }: ProviderExclusion, on: Day): boolean {
  return (excludedDay ?? on) <= on && (reinstatedDay === undefined || on < reinstatedDay)
}

function found(line: ClaimLine, npi: NpiField, { excludedDay }: ProviderExclusion): FindingOutcome {
  return finding({
    class: isFederal(payerProgram(line)) ? 'error' : 'lead',
    message:
      excludedDay === undefined
        ? say`NPI ${field(line, npi)} is on the list of those excluded from federal health care programs, which does not say since when, and ${money(exposureCents(line))} was ${words(basisOf(line))} on ${row(line)}.`
        : say`NPI ${field(line, npi)} was excluded from federal health care programs on ${date(excludedDay)}, and ${money(exposureCents(line))} was ${words(basisOf(line))} on ${row(line)}.`,
    lines: [line],
    evidence: [{ row: line.row, field: npi, value: line[npi] ?? '' }, payerEvidence(line)],
    ...wholeLineAtRisk(line),
  })
}
