import type { ClaimLine } from '../../claim/claim-line.ts'
import { msDrg } from '../../facts/stays/drg-family.ts'
import { judgedAsStay } from '../../facts/stays/whole-stay.ts'
import { cells } from '../../findings/evidence.ts'
import type { DrgFacts, GroupedDiagnosis } from '../../reference/drg-rows.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import { cannotTell, finding, look, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { notOnStay } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { diagnosis, field, say, words } from '../../sentences/say.ts'

const noDrg = notApplicable('no MS-DRG on the claim')
const otherWay = notApplicable('a DRG that stays of several categories are grouped to')
const notListed = cannotTell('the list of DRGs does not have the DRG')
const noPrincipal = cannotTell('the claim does not say the principal diagnosis')
const notKnown = cannotTell('the lists of the grouper do not have the principal diagnosis')

/** Operations that have nothing to do with the principal diagnosis, and ungroupable stays. */
const ofAnyCategory = /^(?:98[1-9]|99[89])$/

/** Before all categories, of none, several injuries, and HIV: secondary diagnoses and procedures lead there too. */
const byOtherDiagnoses: ReadonlySet<string> = new Set(['PRE', '', '24', '25'])

/** Stays grouped to a DRG of another category than that of their principal diagnosis. */
export const drgOfAnotherCategory = defineGroupRule({
  id: 'drg-of-another-category',
  version: 1,
  title: 'DRG of another category than the principal diagnosis',
  category: 'upcoding',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite('MS-DRG Definitions Manual', 'appendix B: diagnoses and their categories', 'drgDiagnoses'),
    cite('Inpatient Prospective Payment System, Table 5', 'category of each DRG', 'drgs'),
  ],
  needs: { fields: ['drg', 'diagnoses'], tables: ['drgs', 'drgDiagnoses'] },
  clearedBy: 'The principal diagnosis of the claim as it was grouped.',
  suggestedFix: 'Have the stay grouped anew: its DRG or its principal diagnosis is wrong.',
  triage: ({ setting }) => (setting === 'inpatient-facility' ? look : notOnStay),
  judge({ lines }, { tables: { drgs, drgDiagnoses } }) {
    return judgedAsStay(lines, (first) => outcomeOf(first, drgs, drgDiagnoses))
  },
})

function outcomeOf(
  first: ClaimLine,
  drgs: CodeTable<DrgFacts>,
  grouped: CodeTable<GroupedDiagnosis>,
): Outcome {
  const drg = msDrg(first)
  if (drg === undefined) return noDrg
  if (ofAnyCategory.test(drg)) return otherWay
  const mdc = drgs.find(drg)?.mdc
  if (mdc === undefined) return notListed
  if (byOtherDiagnoses.has(mdc)) return otherWay
  const [principal] = first.diagnoses
  if (principal === undefined || first.isPrincipalBlank) return noPrincipal
  const own = grouped.find(principal)?.mdc
  if (own === undefined) return notKnown
  if (own === mdc || own === '25' || (isOfOneSex(own) && isOfOneSex(mdc))) return pass
  return finding({
    message: say`DRG ${field(first, 'drg')} is of category ${words(mdc)}, and the principal diagnosis ${diagnosis(principal)} of category ${words(own)}.`,
    lines: [first],
    evidence: cells(first, 'drg', 'diagnoses'),
  })
}

/** The categories of men and of women share diagnoses. */
function isOfOneSex(mdc: string): boolean {
  return mdc === '12' || mdc === '13'
}
