import type { ClaimLine } from '../../../claim/claim-line.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import {
  acquiredConditions,
  type AcquiredCondition,
} from '../../../facts/stays/acquired-conditions.ts'
import { markedDiagnoses } from '../../../facts/stays/admission-marks.ts'
import {
  differenceAtRisk,
  isCancelled,
  type ExclusionTables,
} from '../../../facts/stays/complications.ts'
import { milderDrg, msDrg, severityNeeded } from '../../../facts/stays/drg-family.ts'
import { judgedAsStay } from '../../../facts/stays/whole-stay.ts'
import { cells } from '../../../findings/evidence.ts'
import type { CodeTable } from '../../../reference/look-up-tables.ts'
import type { AcquiredConditions, DrgFacts, GroupedDiagnosis } from '../../../reference/drg-rows.ts'
import {
  cannotTell,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { notOnStay, otherPayer, payerUnknown, principalBlank } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { count, diagnosis, field, say, words } from '../../../sentences/say.ts'

const noDrg = notApplicable('no MS-DRG on the claim')
const notListed = cannotTell('the list of DRGs does not have the DRG')
const noMarks = cannotTell(
  'the claim does not say of each diagnosis whether it was present on admission',
)
const notKnown = cannotTell('a diagnosis is not in the lists of the grouper')

/** Stays in a DRG that only a condition acquired in the hospital makes dearer. */
export const acquiredConditionPaid = defineGroupRule({
  id: 'acquired-condition-paid',
  version: 1,
  title: 'DRG raised by a condition acquired in the hospital',
  category: 'overpayment',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite('Social Security Act', '1886(d)(4)(D): hospital-acquired conditions, from October 2008'),
    cite(
      '42 CFR 412.154',
      'payment adjustments for hospital-acquired conditions',
      'acquiredConditions',
    ),
    cite('MS-DRG Definitions Manual', 'appendix I: hospital-acquired conditions', 'drgDiagnoses'),
  ],
  needs: {
    fields: ['drg', 'diagnoses', 'presentOnAdmission'],
    tables: ['acquiredConditions', 'drgs', 'drgDiagnoses'],
    optionalTables: ['complicationExclusions', 'excludingPrincipals'],
  },
  clearedBy:
    'The record that the condition was present on admission, or a hospital that the inpatient system does not pay (critical access, Maryland, cancer, psychiatric, rehabilitation).',
  suggestedFix:
    'Have the stay grouped anew without the condition, and recover the difference of the weights.',
  triage: ({ setting }) => (setting === 'inpatient-facility' ? look : notOnStay),
  judge({ lines }, { tables }) {
    return judgedAsStay(lines, (first, stay) => outcomeOf(first, stay, tables))
  },
})

interface GrouperTables extends ExclusionTables {
  readonly acquiredConditions: CodeTable<AcquiredConditions>
  readonly drgs: CodeTable<DrgFacts>
  readonly drgDiagnoses: CodeTable<GroupedDiagnosis>
}

function outcomeOf(first: ClaimLine, stay: readonly ClaimLine[], tables: GrouperTables): Outcome {
  const drg = msDrg(first)
  if (drg === undefined) return noDrg
  const program = payerProgram(first)
  if (program === 'unknown') return payerUnknown
  if (program !== 'medicare') return otherPayer
  if (first.isPrincipalBlank) return principalBlank
  const diagnoses = markedDiagnoses(stay)
  if (typeof diagnoses === 'string') return noMarks
  const procedures = stay.flatMap(({ inpatientProcedures = [] }) => inpatientProcedures)
  const acquired = acquiredConditions(diagnoses, procedures, tables.acquiredConditions)
  const [condition] = acquired
  if (condition === undefined) return pass
  const facts = tables.drgs.find(drg)
  if (facts === undefined) return notListed
  const needed = severityNeeded(facts)
  if (needed === undefined) return pass
  const severities = diagnoses
    .slice(1)
    .filter(({ code }) => !acquired.some((each) => each.code === code))
    .filter(({ code }) => !isCancelled(code, diagnoses[0]?.code, tables))
    .map(({ code }) => tables.drgDiagnoses.find(code)?.severity)
  if (severities.includes('MCC') || (needed === 'CC' && severities.includes('CC'))) return pass
  if (severities.includes(undefined)) return notKnown
  return flag(first, stay, condition, {
    facts,
    milder: milderDrg(drg, facts, severities.includes('CC'), tables.drgs),
  })
}

function flag(
  first: ClaimLine,
  stay: readonly ClaimLine[],
  { code, mark, condition }: AcquiredCondition,
  { facts, milder }: { facts: DrgFacts; milder: ReturnType<typeof milderDrg> },
): Outcome {
  const instead = milder ? say`; without it the stay groups to DRG ${words(milder.drg)}` : say``
  return finding({
    message: say`DRG ${field(first, 'drg')} rests on ${diagnosis(code)}, which arose in the hospital (marked ${words(mark)}) and is hospital-acquired condition ${count(condition)}; Medicare pays nothing more for it${instead}.`,
    lines: [first],
    evidence: cells(first, 'drg', 'diagnoses', 'presentOnAdmission'),
    ...(milder && differenceAtRisk(stay, facts, milder)),
  })
}
