import type { ClaimLine } from '../../claim/claim-line.ts'
import {
  differenceAtRisk,
  isCancelled,
  type ExclusionTables,
} from '../../facts/stays/complications.ts'
import { milderDrg, msDrg, severityNeeded } from '../../facts/stays/drg-family.ts'
import { judgedAsStay } from '../../facts/stays/whole-stay.ts'
import { cells } from '../../findings/evidence.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import type { DrgFacts, GroupedDiagnosis } from '../../reference/drg-rows.ts'
import { cannotTell, finding, look, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { notOnStay } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { count, diagnosis, field, say, words } from '../../sentences/say.ts'

const noDrg = notApplicable('no MS-DRG on the claim')
const otherSeverity = notApplicable('a DRG that needs no complication or comorbidity')
const notListed = cannotTell('the list of DRGs does not have the DRG')
const onlyPrincipal = cannotTell(
  'the claim names no secondary diagnosis, which the file may leave out',
)
const few = cannotTell(
  'the claim names few secondary diagnoses, of which the file may leave out the complication',
)
const notKnown = cannotTell('a diagnosis is not in the lists of the grouper')

/** Lesser complications are many, and a file that keeps the first diagnoses alone may lack the one that counted. */
const fewestForLesser = 3

/** Stays in a DRG with a complication or comorbidity of which the claim names none that counts. */
export const drgWithoutItsComplication = defineGroupRule({
  id: 'drg-without-its-complication',
  version: 2,
  title: 'DRG with a complication that no diagnosis is',
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
    cite(
      'MS-DRG Definitions Manual',
      'appendix C, part 1: principal diagnoses beside which a complication does not count',
      'complicationExclusions',
    ),
    cite('Inpatient Prospective Payment System, Table 5', 'titles and weights of DRGs', 'drgs'),
  ],
  needs: {
    fields: ['drg', 'diagnoses'],
    tables: ['drgs', 'drgDiagnoses'],
    optionalTables: ['complicationExclusions', 'excludingPrincipals'],
  },
  clearedBy:
    'All diagnoses of the claim: one of them may be a complication that the file leaves out, or the principal one its own (Tables 6L and 6M).',
  suggestedFix:
    'Have the stay grouped anew by its diagnoses, and recover the difference of the weights.',
  triage: ({ setting }) => (setting === 'inpatient-facility' ? look : notOnStay),
  judge({ lines }, { tables }) {
    return judgedAsStay(lines, (first, stay) => outcomeOf(first, stay, tables))
  },
})

interface GrouperTables extends ExclusionTables {
  readonly drgs: CodeTable<DrgFacts>
  readonly drgDiagnoses: CodeTable<GroupedDiagnosis>
}

function outcomeOf(first: ClaimLine, stay: readonly ClaimLine[], tables: GrouperTables): Outcome {
  const { drgs, drgDiagnoses } = tables
  const drg = msDrg(first)
  if (drg === undefined) return noDrg
  const facts = drgs.find(drg)
  if (facts === undefined) return notListed
  const needed = severityNeeded(facts)
  if (needed === undefined) return otherSeverity
  const named = Array.from(new Set(stay.flatMap(({ diagnoses }) => diagnoses)))
  const principal = first.isPrincipalBlank ? undefined : named[0]
  const secondary = first.isPrincipalBlank ? named : named.slice(1)
  if (secondary.length === 0) return onlyPrincipal
  const cancelled = secondary.find(
    (each) => drgDiagnoses.find(each)?.severity !== 'none' && isCancelled(each, principal, tables),
  )
  const severities = secondary
    .filter((each) => !isCancelled(each, principal, tables))
    .map((each) => drgDiagnoses.find(each)?.severity)
  if (severities.includes('MCC') || (needed === 'CC' && severities.includes('CC'))) return pass
  if (severities.includes(undefined)) return notKnown
  if (needed === 'CC' && secondary.length < fewestForLesser) return few
  const milder = milderDrg(drg, facts, severities.includes('CC'), drgs)
  const complication = needed === 'MCC' ? 'a major complication' : 'a complication'
  const instead = milder ? say`; they group to DRG ${words(milder.drg)}` : say``
  const why =
    cancelled === undefined
      ? say``
      : say` (${diagnosis(cancelled)} does not count beside ${diagnosis(principal ?? '')})`
  return finding({
    message: say`DRG ${field(first, 'drg')} needs ${words(complication)}; none of the ${count(secondary.length, 'secondary diagnosis', 'secondary diagnoses')} of the claim is one${why}${instead}.`,
    lines: [first],
    evidence: cells(first, 'drg', 'diagnoses'),
    ...(milder && differenceAtRisk(stay, facts, milder)),
  })
}
