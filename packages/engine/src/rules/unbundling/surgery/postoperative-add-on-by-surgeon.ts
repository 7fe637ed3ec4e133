import type { PatientHistory } from '../../../batch/groups.ts'
import { firstFrom } from '../../../batch/dated-lines.ts'
import { ProviderIndex, type SameProvider } from '../../../batch/provider-key.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isUnpaid } from '../../../claim/exposure.ts'
import { procedureNumber } from '../../../claim/procedure-number.ts'
import { codeEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { NearOperations } from '../../../facts/surgery/near-operations.ts'
import { operationsOf, type Operation } from '../../../facts/surgery/operations.ts'
import {
  packageLine,
  paidByPackage,
  type PackageLine,
} from '../../../facts/surgery/package-line.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  passUnder,
  type Outcome,
} from '../../../rule/outcome.ts'
import { noPatientOrProvider, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, say, words } from '../../../sentences/say.ts'
import { mostListed } from '../../../findings/most-listed.ts'
import type { Sentence } from '../../../sentences/sentence.ts'

const addOn = procedureNumber('G0559')

const otherCode = notApplicable('the line is not G0559')
const noOperation = cannotTell(
  'no operation with a global period of 90 days around the visit is in the file or the tables',
)

/** The add-on for aftercare by others, billed by the surgeon or a second time. */
export const postoperativeAddOnBySurgeon = defineGroupRule({
  id: 'postoperative-add-on-by-surgeon',
  version: 2,
  title: 'G0559 by the surgeon, or twice',
  category: 'unbundling',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite(
      'Physician Fee Schedule final rule for 2025 and HCPCS Level II, G0559',
      'post-operative follow-up by a practitioner who did not perform the procedure',
    ),
    cite('Medicare Physician Fee Schedule', 'global days', 'feeSchedule'),
  ],
  needs: { fields: ['patientKey', 'procedureCode'], tables: ['feeSchedule'] },
  clearedBy: 'Proof that another practitioner operated, or of another operation.',
  suggestedFix:
    'Deny G0559: the package of the operation, or the first G0559, already includes it.',
  triage(service) {
    if (!isAddOn(service)) return otherCode
    if (service.standing.isUnpaid) return nothingPaid
    return service.standing.isDated ? look : noServiceDate
  },
  judge(patient, context) {
    const operations = operationsOf(patient, context)
    const providers = new ProviderIndex()
    const near = new NearOperations(operations, (line) => [
      providers.of(line, 'professional').key,
      `group ${line.providerTaxId}`,
    ])
    const paid = patient.lines.filter((line) => isAddOn(line) && !isUnpaid(line))
    const addOns = Map.groupBy(paid, (line) => providers.of(line, 'professional'))
    return eachOpenLine((line) => {
      const billed = packageLine(line, context)
      if (billed.kind === 'cannot-tell') return billed
      const major = near.of(line, billed.day).filter(isMajor)
      return outcomeOf(billed, patient, major, { providers, addOns })
    })
  },
})

function isAddOn({ procedure }: Pick<ClaimLine, 'procedure'>): boolean {
  return procedure === addOn
}

interface ByProvider {
  readonly providers: ProviderIndex
  /** The paid add-on lines of each, by date. */
  readonly addOns: ReadonlyMap<SameProvider, readonly ClaimLine[]>
}

function isMajor({ period }: Operation): boolean {
  return period?.globalDays === '090'
}

function outcomeOf(
  billed: PackageLine,
  { identified }: PatientHistory,
  operations: readonly Operation[],
  { providers, addOns }: ByProvider,
): Outcome {
  const { line, day, read } = billed
  const provider = providers.of(line, 'professional')
  if (!identified || provider.identity === 'claim') return noPatientOrProvider
  const around = operations.filter(
    ({ period }) => period !== undefined && period.day <= day && day <= period.to,
  )
  if (around.length === 0) return noOperation
  const own = around.find((each) => providers.of(each.line, 'professional') === provider)
  if (own) return bySurgeon(billed, own.line, provider.identity === 'practitioner')
  const group = around.find((each) => isOneGroup(each.line, line))
  if (group) return bySurgeon(billed, group.line, false)
  const since = Math.min(...around.map((operation) => operation.line.serviceFromDay ?? day))
  const ofProvider = addOns.get(provider) ?? []
  const first = ofProvider[firstFrom(ofProvider, since)]
  return first && (first.serviceFromDay ?? day) < day
    ? twice(billed, first, around)
    : passUnder(read)
}

function isOneGroup(one: ClaimLine, two: ClaimLine): boolean {
  return one.providerTaxId !== undefined && one.providerTaxId === two.providerTaxId
}

function bySurgeon(billed: PackageLine, operation: ClaimLine, sure: boolean): Outcome {
  const who = sure ? 'the practice that did' : 'a member of the group that did'
  const operated = say`${code(operation.procedureCode)} on ${date(operation.serviceFromDay ?? 0)}`
  const reason = say`is for practitioners who did not operate, and was billed by ${words(who)} ${operated}`
  return notPayable(billed, [operation], reason, sure)
}

/** @param around the operations in whose 90 days both lie, which show it as well */
function twice(billed: PackageLine, first: ClaimLine, around: readonly Operation[]): Outcome {
  const before = date(first.serviceFromDay ?? 0)
  const reason = say`was billed by the same practitioner on ${before} too; it is paid once in the 90 days after an operation`
  const shownBy = around.slice(0, mostListed).map((operation) => operation.line)
  return notPayable(billed, [first, ...shownBy], reason, around.length === 1)
}

function notPayable(
  billed: PackageLine,
  others: readonly [ClaimLine, ...ClaimLine[]],
  reason: Sentence,
  sure: boolean,
): Outcome {
  const { line, day } = billed
  return finding({
    ...paidByPackage(billed, others[0]),
    related: others,
    message: say`G0559 on ${date(day)} ${reason}.`,
    evidence: codeEvidence([line, ...others]),
    ...(sure ? {} : { class: 'lead' }),
  })
}
