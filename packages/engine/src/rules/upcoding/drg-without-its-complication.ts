import type { ClaimLine } from '../../claim/claim-line.ts'
import { milderDrg, msDrg, needsMcc, type MilderDrg } from '../../facts/stays/drg-family.ts'
import { judgedAsStay } from '../../facts/stays/whole-stay.ts'
import { cells } from '../../findings/evidence.ts'
import { sharesAtRisk, type AtRisk } from '../../findings/line-at-risk.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import type { DrgFacts, GroupedDiagnosis } from '../../reference/drg-rows.ts'
import { cannotTell, finding, look, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { notOnStay } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { count, field, say, words } from '../../sentences/say.ts'

const noDrg = notApplicable('no MS-DRG on the claim')
const otherSeverity = notApplicable('a DRG that needs no major complication or comorbidity')
const notListed = cannotTell('the list of DRGs does not have the DRG')
const onlyPrincipal = cannotTell(
  'the claim names no secondary diagnosis, which the file may leave out',
)
const notKnown = cannotTell('a diagnosis is not in the lists of the grouper')

/** Stays in a DRG with a major complication or comorbidity of which the claim names none. */
export const drgWithoutItsComplication = defineGroupRule({
  id: 'drg-without-its-complication',
  version: 1,
  title: 'DRG with a major complication that no diagnosis is',
  category: 'upcoding',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite(
      'MS-DRG Definitions Manual',
      'appendix C: complications and comorbidities',
      'drgDiagnoses',
    ),
    cite('Inpatient Prospective Payment System, Table 5', 'titles and weights of DRGs', 'drgs'),
  ],
  needs: { fields: ['drg', 'diagnoses'], tables: ['drgs', 'drgDiagnoses'] },
  clearedBy:
    'All diagnoses of the claim: one of them may be a major complication that the file leaves out.',
  suggestedFix:
    'Have the stay grouped anew by its diagnoses, and recover the difference of the weights.',
  triage: ({ setting }) => (setting === 'inpatient-facility' ? look : notOnStay),
  judge({ lines }, { tables: { drgs, drgDiagnoses } }) {
    return judgedAsStay(lines, (first, stay) => outcomeOf(first, stay, drgs, drgDiagnoses))
  },
})

function outcomeOf(
  first: ClaimLine,
  stay: readonly ClaimLine[],
  drgs: CodeTable<DrgFacts>,
  grouped: CodeTable<GroupedDiagnosis>,
): Outcome {
  const drg = msDrg(first)
  if (drg === undefined) return noDrg
  const facts = drgs.find(drg)
  if (facts === undefined) return notListed
  if (!needsMcc(facts)) return otherSeverity
  const named = Array.from(new Set(stay.flatMap(({ diagnoses }) => diagnoses)))
  const secondary = first.isPrincipalBlank ? named : named.slice(1)
  if (secondary.length === 0) return onlyPrincipal
  const severities = secondary.map((each) => grouped.find(each)?.severity)
  if (severities.includes('MCC')) return pass
  if (severities.includes(undefined)) return notKnown
  const milder = milderDrg(drg, facts, severities.includes('CC'), drgs)
  const instead = milder ? say`; they group to DRG ${words(milder.drg)}` : say``
  return finding({
    message: say`DRG ${field(first, 'drg')} is for stays with a major complication or comorbidity, and none of the ${count(secondary.length, 'secondary diagnosis', 'secondary diagnoses')} of the claim is one${instead}.`,
    lines: [first],
    evidence: cells(first, 'drg', 'diagnoses'),
    ...(milder && differenceAtRisk(stay, facts, milder)),
  })
}

/** Of what was paid by the DRG the part of its weight that the milder one lacks. */
function differenceAtRisk(
  stay: readonly ClaimLine[],
  { weight = 0 }: DrgFacts,
  { drg, facts }: MilderDrg,
): AtRisk {
  if (weight <= 0 || facts.weight === undefined || facts.weight >= weight) return {}
  const weights = say`DRG ${words(drg)} weighs ${words(String(facts.weight))}, the billed one ${words(String(weight))}`
  return sharesAtRisk(stay, 1 - facts.weight / weight, weights)
}
