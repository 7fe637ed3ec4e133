import { namesParties } from '../../../batch/kinds/line-standing.ts'
import { ProviderIndex, type SameProvider } from '../../../batch/provider-key.ts'
import { procedureSection, surgery } from '../../../codes/procedure-section.ts'
import { earlierEvidence } from '../../../facts/ncci/pair-evidence.ts'
import type { GlobalPeriod } from '../../../facts/surgery/global-period.ts'
import { isAtAnotherSite } from '../../../facts/surgery/line-roles.ts'
import { NearOperations } from '../../../facts/surgery/near-operations.ts'
import { isNearOperation, operationsOf, type Operation } from '../../../facts/surgery/operations.ts'
import { surelyInPackage } from '../../../facts/surgery/procedure-in-package.ts'
import {
  packageLine,
  paidByPackage,
  type PackageLine,
} from '../../../facts/surgery/package-line.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  passUnder,
  type FindingDraft,
  type Outcome,
} from '../../../rule/outcome.ts'
import { denied, noPatientOrProvider, operationNotInStarterPack } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, count, date, say, words } from '../../../sentences/say.ts'

const noOperation = notApplicable('no procedure with a global period of its own')

/** Staged or more extensive, return to the operating room, unrelated. */
const unlocking: ReadonlySet<string> = new Set(['58', '78', '79'])

/** Procedures that the global payment for an earlier operation already includes. */
export const procedureInGlobalPeriod = defineGroupRule({
  id: 'procedure-in-global-period',
  version: 2,
  title: "Procedure in an earlier operation's global period",
  category: 'unbundling',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('Medicare Claims Processing Manual', 'chapter 12, 40.1 and 40.2'),
    cite('Medicare Physician Fee Schedule', 'global days', 'feeSchedule'),
  ],
  needs: { fields: ['patientKey', 'procedureCode'], tables: ['feeSchedule'] },
  clearedBy:
    'Operative notes that show a staged or more extensive procedure (58), a return to the operating room (78, paid at the intra-operative share only) or an unrelated procedure (79).',
  suggestedFix:
    'Deny the procedure, or have it corrected with the modifier that the operative note supports.',
  triage({ procedure, setting, standing }) {
    if (setting !== 'professional' || procedureSection(procedure) !== surgery) return noOperation
    return standing.isDenied ? denied : look
  },
  judge(patient, context) {
    const operations = operationsOf(patient, context)
    if (operations.all.length === 0) return noOperation
    const ownOf = new Map(operations.all.map((operation) => [operation.line, operation]))
    const providers = new ProviderIndex()
    const near = new NearOperations(operations, (line) => [providers.of(line, 'professional').key])
    return eachOpenLine((line, { standing }) => {
      const own = ownOf.get(line)
      if (own === undefined) return noOperation
      if (!namesParties(standing)) return noPatientOrProvider
      const procedure = packageLine(line, context)
      if (procedure.kind === 'cannot-tell') return procedure
      if (own.period === undefined) return operationNotInStarterPack
      return outcomeOf(procedure, own.period, near.of(line, procedure.day), providers)
    })
  },
})

function outcomeOf(
  procedure: PackageLine,
  own: GlobalPeriod,
  operations: readonly Operation[],
  providers: ProviderIndex,
): Outcome {
  const { line, day, read } = procedure
  const provider = providers.of(line, 'professional')
  const earlier = operations.filter(
    (operation) =>
      (operation.line.serviceFromDay ?? day) < day &&
      providers.of(operation.line, 'professional') === provider,
  )
  const around = earlier.flatMap(({ period }) => (period && day <= period.to ? [period] : []))
  const first = around.find(({ operation }) => !isAtAnotherSite(line, operation)) ?? around[0]
  if (first !== undefined && !line.modifiers.some((modifier) => unlocking.has(modifier))) {
    return finding(draftOf(procedure, own, first, provider))
  }
  return earlier.some(({ line: other, period }) => !period && isNearOperation(other, day))
    ? operationNotInStarterPack
    : passUnder(read)
}

function draftOf(
  procedure: PackageLine,
  own: GlobalPeriod,
  around: GlobalPeriod,
  provider: SameProvider,
): FindingDraft {
  const { line, day } = procedure
  const { operation } = around
  const included = say`${code(line.procedureCode)} on ${date(day)} is ${count(day - around.day)} days after ${code(operation.procedureCode)}`
  const period = say`(global days ${words(around.globalDays)}) of ${date(around.day)}`
  return {
    ...paidByPackage(procedure, operation),
    message: say`${included} ${period} by the same provider; that package lasts to ${date(around.to)}, and the line has no modifier 58, 78 or 79.`,
    evidence: earlierEvidence(line, operation),
    ...(surelyInPackage(line, own, operation, provider) ? {} : { class: 'lead' }),
  }
}
