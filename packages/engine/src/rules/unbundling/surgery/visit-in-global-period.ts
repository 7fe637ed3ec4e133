import { ProviderIndex } from '../../../batch/provider-key.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { mayBeOfOneSpecialty } from '../../../batch/practice-assistant.ts'
import { earlierEvidence } from '../../../facts/ncci/pair-evidence.ts'
import type { GlobalPeriod } from '../../../facts/surgery/global-period.ts'
import { NearOperations } from '../../../facts/surgery/near-operations.ts'
import { isNearOperation, operationsOf, type Operation } from '../../../facts/surgery/operations.ts'
import {
  packageLine,
  paidByPackage,
  withoutOperation,
  type PackageLine,
} from '../../../facts/surgery/package-line.ts'
import {
  claimedModifiers,
  isPackageVisit,
  unlockingModifier,
} from '../../../facts/visits/package-visit.ts'
import { placeInPackage, withoutUnlocking } from '../../../facts/visits/visit-in-package.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  passUnder,
  type FindingDraft,
  type Outcome,
} from '../../../rule/outcome.ts'
import {
  denied,
  noPatientOrProvider,
  noServiceDate,
  operationNotInStarterPack,
} from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, say, words } from '../../../sentences/say.ts'

const noVisit = notApplicable('no visit that a surgical package could include')

/** Visits that the global payment for an operation already includes. */
export const visitInGlobalPeriod = defineGroupRule({
  id: 'visit-in-global-period',
  version: 5,
  title: "Visit included in an operation's global period",
  category: 'unbundling',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('Medicare Claims Processing Manual', 'chapter 12, 40.1 to 40.3'),
    cite('Medicare Physician Fee Schedule', 'global days', 'feeSchedule'),
  ],
  needs: { fields: ['patientKey', 'procedureCode'], tables: ['feeSchedule'] },
  clearedBy:
    'Records that show the visit was for another problem (24), beyond the procedure of the day (25), or the decision for major surgery (57).',
  suggestedFix: 'Deny the visit, or have it corrected with the modifier that the record supports.',
  triage(service) {
    const { setting, standing } = service
    if (setting !== 'professional' || !isPackageVisit(service)) return noVisit
    if (standing.isDenied) return denied
    if (!standing.isDated) return noServiceDate
    return standing.namesProvider ? look : noPatientOrProvider
  },
  judge(patient, context) {
    const operations = operationsOf(patient, context)
    // Most patients have no operation at all.
    if (operations.all.length === 0) {
      return eachOpenLine((line) =>
        line.patientKey === undefined ? noPatientOrProvider : withoutOperation(line, context),
      )
    }
    const providers = new ProviderIndex()
    const nearby = new NearOperations(operations, (line) => [
      providers.of(line, 'professional').key,
      `group ${line.providerTaxId ?? line.billingNpi}`,
    ])
    return eachOpenLine((line) => {
      const visit = packageLine(line, context)
      const outcome =
        visit.kind === 'cannot-tell'
          ? visit
          : besideOperations(visit, nearby.of(line, visit.day), providers)
      // Without a patient, only an operation of the same claim is known to be theirs.
      const isTold = line.patientKey !== undefined || outcome.kind === 'finding'
      return isTold ? outcome : noPatientOrProvider
    })
  },
})

function besideOperations(
  visit: PackageLine,
  operations: readonly Operation[],
  providers: ProviderIndex,
): Outcome {
  const { day } = visit
  const provider = providers.of(visit.line, 'professional')
  const isOwn = (line: ClaimLine) => providers.of(line, 'professional') === provider
  const own = operations.filter(({ line }) => isOwn(line) || mayBeOfOneSpecialty(line, visit.line))
  const drafts = own.flatMap(({ line, period }) => {
    if (period === undefined || day < period.from || period.to < day) return []
    const isKnown = provider.identity === 'practitioner' || line.claimId === visit.line.claimId
    return draftOf(visit, period, isKnown, isOwn(line)) ?? []
  })
  const worst = drafts.find((draft) => draft.class === undefined) ?? drafts[0]
  if (worst !== undefined) return finding(worst)
  return own.some(({ line, period }) => period === undefined && isNearOperation(line, day))
    ? operationNotInStarterPack
    : passUnder(visit.read)
}

/** No draft where the right modifier stands on the visit; a lead where another one does. */
function draftOf(
  visit: PackageLine,
  period: GlobalPeriod,
  isKnown: boolean,
  isOwn: boolean,
): FindingDraft | undefined {
  const { line, day } = visit
  const right = unlockingModifier(day, period)
  const claimed = claimedModifiers(line)
  if (claimed.includes(right) || claimed.includes('FT')) return undefined
  const { operation } = period
  const whose = words(isOwn ? 'the same provider' : 'a physician, PA or NP of the same group')
  return {
    ...paidByPackage(visit, operation),
    message: say`${code(line.procedureCode)} on ${date(day)} ${placeInPackage(day, period)} by ${whose}${withoutUnlocking(right, claimed)}.`,
    evidence: earlierEvidence(line, operation),
    ...(isKnown && isOwn && claimed.length === 0 ? {} : { class: 'lead' }),
  }
}
