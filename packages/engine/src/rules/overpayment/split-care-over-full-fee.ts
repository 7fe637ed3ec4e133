import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import type { PatientHistory } from '../../batch/groups.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { isAtAnotherSite } from '../../facts/surgery/line-roles.ts'
import { isNearOperation, operationsOf, type Operation } from '../../facts/surgery/operations.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { providerKey } from '../../batch/provider-key.ts'
import { careShare, splitPart, type SplitPart } from '../../facts/surgery/split-care.ts'
import { settingOf } from '../../batch/setting.ts'
import { isDenied } from '../../claim/exposure.ts'
import {
  cannotTell,
  finding,
  notApplicable,
  passUnder,
  type FindingDraft,
  type Outcome,
} from '../../rule/outcome.ts'
import { defineRule, type DayTables, type SpanContext } from '../../rule/rule.ts'

type Context = SpanContext<'feeSchedule'>
type Read = DayTables<'feeSchedule'>

const noPart = notApplicable('no part of a surgical package (54, 55, 56)')
const denied = notApplicable('the line was denied')
const noDay = cannotTell('no date of service')
const nobody = cannotTell('the file does not say who the patient is')
const noTable = cannotTell('table not imported: Medicare Physician Fee Schedule indicators')
const selectionOnly = cannotTell(
  'the operation is not in the starter pack; import the fee schedule for its global days',
)
const surgeonMissing = cannotTell("the surgeon's own claim for the operation is not at hand")

/** A part of a surgical package paid beside the whole package. */
export const splitCareOverFullFee = defineRule({
  id: 'split-care-over-full-fee',
  version: 1,
  title: 'Part of a surgical package paid beside the full fee',
  category: 'overpayment',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    {
      title: 'Medicare Claims Processing Manual, chapter 12',
      section: '40.4: physicians who share a package are together paid no more than its full fee',
    },
    {
      title: 'Medicare Physician Fee Schedule',
      section: 'global days; pre-, intra- and post-operative shares',
      table: 'feeSchedule',
    },
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'modifiers'], tables: ['feeSchedule'] },
  clearedBy:
    "A written transfer of care; the surgeon's claim is then corrected to 54 and its share for the rest is taken back instead.",
  suggestedFix:
    'Ask for the transfer of care: without one deny the part; with one have the surgeon bill 54.',
  byService: (service) => (splitPart(service) ? undefined : noPart),
  check(patient, context) {
    const operations = operationsOf(patient, context)
    return patient.lines.map((line) => {
      const part = splitPart(line)
      return part ? outcomeOf(line, part, patient, operations, context) : noPart
    })
  },
})

function outcomeOf(
  line: ClaimLine,
  part: SplitPart,
  { identified }: PatientHistory,
  operations: readonly Operation[],
  context: Context,
): Outcome {
  const { serviceFromDay: day } = line
  if (settingOf(line) !== 'professional') return noPart
  if (isDenied(line)) return denied
  if (!identified) return nobody
  if (day === undefined) return noDay
  const read = context.on(day)
  if (read === undefined) return noTable
  const row = read.tables.feeSchedule.find(line.procedure)
  if (row === undefined) return selectionOnly
  const share = careShare(row, part)
  if (share === 0) return noPart
  const surgeons = operations
    .map((operation) => operation.line)
    .filter((other) => other !== line && isSameOperation(other, line, day))
  if (surgeons.some((other) => splitPart(other) === '54' && part !== '54')) return passUnder(read)
  const whole = surgeons.find((other) => splitPart(other) === undefined)
  if (whole !== undefined) return finding(draftOf(line, part, whole, share, read))
  return part === '54' ? passUnder(read) : surgeonMissing
}

/**
 * The day of the operation stands on its parts; some payers want the day on which the aftercare was
 * taken over. Repeats and returns to the operating room are operations of their own.
 */
function isSameOperation(other: ClaimLine, part: ClaimLine, day: number): boolean {
  if (other.procedure !== part.procedure || isAtAnotherSite(other, part)) return false
  if (other.modifiers.some((modifier) => ownOperation.has(modifier))) return false
  if (splitPart(part) === '55') return isNearOperation(other, day)
  return other.serviceFromDay === day
}

const ownOperation: ReadonlySet<string> = new Set(['62', '66', '76', '77', '78'])

const partName: Readonly<Record<SplitPart, string>> = {
  '54': 'the operation alone',
  '55': 'the aftercare alone',
  '56': 'the care before the operation alone',
}

/** Sure where both lines speak of one day and one place of the body. */
function draftOf(
  line: ClaimLine,
  part: SplitPart,
  whole: ClaimLine,
  share: number,
  read: Read,
): FindingDraft {
  const sure = whole.serviceFromDay === line.serviceFromDay
  const who = providerKey(whole) === providerKey(line) ? 'the same provider' : 'another provider'
  return {
    message: `${line.procedureCode ?? ''}-${part} pays ${partName[part]}, but ${who} was paid the full package of ${whole.procedureCode ?? ''} on ${isoDate(whole.serviceFromDay ?? 0)}, which already holds that ${Math.round(100 * share)} % of the fee.`,
    lines: [line],
    related: [whole],
    evidence: codeEvidence([line, whole]),
    ...wholeLineAtRisk(line),
    ...(sure ? {} : { class: 'lead' }),
    consulted: read,
  }
}
