import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import { basisOf, wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { dollars } from '../../sentences/dollars.ts'
import { isFederal, payerProgram } from '../../facts/payers/payer-program.ts'
import { exposureCents, isDenied } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import type { ProviderExclusion } from '../../reference/code-list-rows.ts'
import { defineRule } from '../../rule/rule.ts'

const npiFields = [
  'renderingNpi',
  'billingNpi',
  'prescriberNpi',
  'referringNpi',
  'facilityNpi',
  'pharmacyId',
] as const
type NpiField = (typeof npiFields)[number]

const noNpi = cannotTell('no NPI on the line')
const noDay = cannotTell('no date of service')
const denied = notApplicable('the line was denied')

/** Services furnished, ordered or prescribed by a provider who was excluded on that day. */
export const excludedProvider = defineRule({
  id: 'excluded-provider',
  version: 1,
  title: 'Provider excluded from federal programmes',
  category: 'non-covered',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical', 'pharmacy'],
  scope: 'line',
  sources: [
    {
      title: 'OIG List of Excluded Individuals and Entities',
      section: 'by NPI',
      table: 'exclusions',
    },
    { title: '42 CFR 1001.1901', section: '(b) effect of exclusion; (c) exceptions' },
  ],
  needs: { fields: [], tables: ['exclusions'] },
  clearedBy:
    'A verification with the OIG that it is not this provider, or a notice of reinstatement.',
  suggestedFix: 'Verify the exclusion with the OIG and stop or recover the payment.',
  check(line, { tables }) {
    const day = line.serviceFromDay
    if (day === undefined) return noDay
    if (isDenied(line)) return denied
    let asked = false
    for (const field of npiFields) {
      const npi = line[field]
      if (npi === undefined || !isAskable(npi)) continue
      asked = true
      const exclusion = tables.exclusions.find(npi)
      if (exclusion && isInForce(exclusion, day)) return found(line, field, npi, exclusion)
    }
    return asked ? pass : noNpi
  },
})

/** Ten digits and not the zeros that the list writes for "none". */
function isAskable(npi: string): boolean {
  return npi.length === 10 && npi !== '0000000000'
}

function isInForce({ excludedDay, reinstatedDay }: ProviderExclusion, day: number): boolean {
  return excludedDay <= day && (reinstatedDay === undefined || day < reinstatedDay)
}

function found(
  line: ClaimLine,
  field: NpiField,
  npi: string,
  exclusion: ProviderExclusion,
): Outcome {
  return finding({
    class: isFederal(payerProgram(line)) ? 'error' : 'lead',
    message: `NPI ${npi} was excluded from federal health care programmes on ${isoDate(exclusion.excludedDay)}, and ${dollars(exposureCents(line))} were ${basisOf(line)} on row ${line.row}.`,
    lines: [line],
    evidence: [
      { row: line.row, field, value: npi },
      { row: line.row, field: 'payer', value: line.payer ?? line.planType ?? 'not stated' },
    ],
    ...wholeLineAtRisk(line),
  })
}
