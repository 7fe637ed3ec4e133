import type { ClaimLine } from '../../../claim/claim-line.ts'
import { cells } from '../../../findings/evidence.ts'
import { cannotTell, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { deniedOrPending } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { field, say } from '../../../sentences/say.ts'

const oneMissing = cannotTell('no prescriber or no pharmacy on the line')
const otherNumbers = cannotTell('prescriber and pharmacy are named by numbers of two kinds')
const pharmacistsOwn = notApplicable('a product that pharmacists order under their own authority')

/** What pharmacists may order by state law or federal declaration. */
const orderedByPharmacists =
  /vacc|\bvax|influenza|flu(?:zone|arix|blok|celvax|ad\b)|shingrix|prevnar|pneumovax|comirnaty|spikevax|boostrix|adacel|covid|test kit|naloxone|narcan|kloxxado|paxlovid|levonorgestrel|opill|nicotine/i

/** A fill whose prescriber is the pharmacy that filled it. */
export const prescriberIsPharmacy = defineLineRule({
  id: 'prescriber-is-pharmacy',
  version: 1,
  title: 'Pharmacy named as prescriber',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'binding',
  auditTypes: ['pharmacy'],
  sources: [
    cite(
      'NCPDP Telecommunication Standard D.0 (45 CFR 162.1102)',
      'fields 411-DB, prescriber, and 201-B1, pharmacy',
    ),
    cite('42 CFR 423.120', '(c)(5) a Part D claim names the individual who prescribed'),
  ],
  needs: { fields: ['prescriberNpi', 'pharmacyId'] },
  clearedBy:
    'The prescription, signed by somebody else, or the authority under which the pharmacy ordered the drug.',
  suggestedFix: 'Ask for the prescription; have the claim billed again under who signed it.',
  triage: ({ standing }) => (standing.isDenied ? deniedOrPending : look),
  judge(line) {
    const { prescriberNpi, pharmacyId } = line
    if (prescriberNpi === undefined || pharmacyId === undefined) return oneMissing
    if (prescriberNpi !== pharmacyId) {
      return isNpi(prescriberNpi) === isNpi(pharmacyId) ? pass : otherNumbers
    }
    if (orderedByPharmacists.test(line.drugName ?? '')) return pharmacistsOwn
    return finding({
      message: say`${field(line, 'prescriberNpi')} is named as the prescriber, and as the pharmacy that filled the prescription.`,
      lines: [line],
      evidence: cells(line, 'prescriberNpi', 'pharmacyId', ...drugOf(line)),
    })
  },
})

function isNpi(number: string): boolean {
  return number.length === 10 && /^\d+$/.test(number)
}

function drugOf({ drugName }: ClaimLine): readonly 'drugName'[] {
  return drugName === undefined ? [] : ['drugName']
}
