import { providerKey } from '../../../batch/provider-key.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { codeEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { NearOperations } from '../../../facts/surgery/near-operations.ts'
import { operationsOf, type Operation } from '../../../facts/surgery/operations.ts'
import {
  packageLine,
  paidByPackage,
  type PackageLine,
} from '../../../facts/surgery/package-line.ts'
import { isSameOperation } from '../../../facts/surgery/split-operation.ts'
import { careShare, splitPart, type SplitPart } from '../../../facts/surgery/split-care.ts'
import {
  cannotTell,
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
  noPatient,
  noServiceDate,
  operationNotInStarterPack,
} from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, percent, say, words } from '../../../sentences/say.ts'

const noPart = notApplicable('no part of a surgical package (54, 55, 56)')
const surgeonMissing = cannotTell("the surgeon's own claim for the operation is not available")

/** A part of a surgical package paid beside the whole package. */
export const splitCareOverFullFee = defineGroupRule({
  id: 'split-care-over-full-fee',
  version: 1,
  title: 'Part of a surgical package paid on top of the full fee',
  category: 'overpayment',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite(
      'Medicare Claims Processing Manual, chapter 12',
      '40.4: physicians who share a package are together paid no more than its full fee',
    ),
    cite(
      'Medicare Physician Fee Schedule',
      'global days; pre-, intra- and post-operative shares',
      'feeSchedule',
    ),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'modifiers'], tables: ['feeSchedule'] },
  clearedBy:
    "A written transfer of care; the surgeon's claim is then corrected to 54 and its share for the rest is recovered instead.",
  suggestedFix:
    'Ask for the transfer of care: without one deny the part; with one have the surgeon bill 54.',
  triage(service) {
    const { setting, standing } = service
    if (setting !== 'professional' || splitPart(service) === undefined) return noPart
    if (standing.isDenied) return denied
    if (!standing.namesPatient) return noPatient
    return standing.isDated ? look : noServiceDate
  },
  judge(patient, context) {
    const operations = operationsOf(patient, context)
    const near = new NearOperations(operations, ({ procedure }) => [String(procedure)])
    return eachOpenLine((line) => {
      const billed = packageLine(line, context)
      if (billed.kind === 'cannot-tell') return billed
      const part = splitPart(line)
      return part ? outcomeOf(billed, part, near.of(line, billed.day)) : noPart
    })
  },
})

function outcomeOf(
  billed: PackageLine,
  part: SplitPart,
  operations: readonly Operation[],
): Outcome {
  const { line, day, read } = billed
  const row = read.tables.feeSchedule.find(line.procedure)
  if (row === undefined) return operationNotInStarterPack
  const share = careShare(row, part)
  if (share === 0) return noPart
  const surgeons = operations
    .map((operation) => operation.line)
    .filter((other) => other !== line && isSameOperation(other, line, day))
  if (surgeons.some((other) => splitPart(other) === '54' && part !== '54')) return passUnder(read)
  const whole = surgeons.find((other) => splitPart(other) === undefined)
  if (whole !== undefined) return finding(draftOf(billed, part, whole, share))
  return part === '54' ? passUnder(read) : surgeonMissing
}

const partName: Readonly<Record<SplitPart, string>> = {
  '54': 'the operation alone',
  '55': 'the aftercare alone',
  '56': 'the care before the operation alone',
}

/** Sure where both lines speak of one day and one place of the body. */
function draftOf(
  billed: PackageLine,
  part: SplitPart,
  whole: ClaimLine,
  share: number,
): FindingDraft {
  const { line, day } = billed
  const who = providerKey(whole) === providerKey(line) ? 'the same provider' : 'another provider'
  const pays = say`${code(line.procedureCode)}-${code(part)} pays ${words(partName[part])}`
  const paid = say`${words(who)} was paid the full package of ${code(whole.procedureCode)} on ${date(whole.serviceFromDay ?? 0)}`
  return {
    ...paidByPackage(billed, whole),
    message: say`${pays}, but ${paid}, which already holds that ${percent(share)} of the fee.`,
    evidence: codeEvidence([line, whole]),
    ...(whole.serviceFromDay === day ? {} : { class: 'lead' }),
  }
}
