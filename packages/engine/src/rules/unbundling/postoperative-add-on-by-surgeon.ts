import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate, type Day } from '../../claim/day.ts'
import type { PatientHistory } from '../../batch/groups.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { operationsOf, type Operation } from '../../facts/surgery/operations.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { ProviderIndex } from '../../batch/provider-key.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, passUnder, type Outcome } from '../../rule/outcome.ts'
import { procedureNumber } from '../../claim/procedure-number.ts'
import { defineRule, type DayTables, type SpanContext } from '../../rule/rule.ts'

type Read = DayTables<'feeSchedule'> | undefined

const addOn = procedureNumber('G0559')

const otherCode = notApplicable('the line is not G0559')
const unpaid = notApplicable('nothing was paid on the line')
const noDay = cannotTell('no date of service')
const nobody = cannotTell('the file does not say who the patient or the practitioner is')
const noOperation = cannotTell(
  'no operation with a global period of 90 days around the visit is in the file or the tables',
)

/** The add-on for aftercare by others, billed by the surgeon or a second time. */
export const postoperativeAddOnBySurgeon = defineRule({
  id: 'postoperative-add-on-by-surgeon',
  version: 1,
  title: 'G0559 by the surgeon, or twice',
  category: 'unbundling',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    {
      title: 'Physician Fee Schedule final rule for 2025 and HCPCS Level II, G0559',
      section: 'post-operative follow-up by a practitioner who did not perform the procedure',
    },
    { title: 'Medicare Physician Fee Schedule', section: 'global days', table: 'feeSchedule' },
  ],
  needs: { fields: ['patientKey', 'procedureCode'], tables: ['feeSchedule'] },
  clearedBy: 'Proof that another practitioner operated, or of another operation.',
  suggestedFix: 'Deny G0559: the package of the operation, or the first G0559, has paid for it.',
  byService: (service) => (isAddOn(service) ? undefined : otherCode),
  check(patient, context) {
    const operations = operationsOf(patient, context).filter(isMajor)
    const providers = new ProviderIndex()
    return patient.lines.map((line) => {
      if (!isAddOn(line)) return otherCode
      return isUnpaid(line) ? unpaid : outcomeOf(line, patient, operations, providers, context)
    })
  },
})

function isAddOn({ procedure }: Pick<ClaimLine, 'procedure'>): boolean {
  return procedure === addOn
}

function isMajor({ period }: Operation): boolean {
  return period?.globalDays === '090'
}

function outcomeOf(
  line: ClaimLine,
  { lines, identified }: PatientHistory,
  operations: readonly Operation[],
  providers: ProviderIndex,
  context: SpanContext<'feeSchedule'>,
): Outcome {
  const day = line.serviceFromDay
  if (day === undefined) return noDay
  const provider = providers.of(line, 'professional')
  if (!identified || provider.identity === 'claim') return nobody
  const around = operations.filter(
    ({ period }) => period !== undefined && period.day <= day && day <= period.to,
  )
  if (around.length === 0) return noOperation
  const read = context.on(day)
  const own = around.find((each) => providers.of(each.line, 'professional') === provider)
  if (own) return bySurgeon(line, own.line, day, read, provider.identity === 'practitioner')
  const group = around.find((each) => isOneGroup(each.line, line))
  if (group) return bySurgeon(line, group.line, day, read, false)
  const since = Math.min(...around.map(({ line: { serviceFromDay } }) => serviceFromDay ?? day))
  const first = lines.find(
    (other) =>
      isAddOn(other) &&
      !isUnpaid(other) &&
      since <= (other.serviceFromDay ?? 0) &&
      (other.serviceFromDay ?? day) < day &&
      providers.of(other, 'professional') === provider,
  )
  if (first) return twice(line, first, day, read, around.length === 1)
  return read ? passUnder(read) : noOperation
}

function isOneGroup(one: ClaimLine, two: ClaimLine): boolean {
  return one.providerTaxId !== undefined && one.providerTaxId === two.providerTaxId
}

function bySurgeon(line: ClaimLine, operation: ClaimLine, on: Day, read: Read, sure: boolean) {
  const who = sure ? 'the practice that did' : 'a member of the group that did'
  return found(
    line,
    operation,
    `G0559 on ${isoDate(on)} is for practitioners who did not operate, and was billed by ${who} ${operation.procedureCode ?? ''} on ${isoDate(operation.serviceFromDay ?? 0)}`,
    read,
    sure,
  )
}

function twice(line: ClaimLine, first: ClaimLine, on: Day, read: Read, sure: boolean) {
  return found(
    line,
    first,
    `G0559 on ${isoDate(on)} was billed by the same practitioner on ${isoDate(first.serviceFromDay ?? 0)} too; it is paid once in the 90 days after an operation`,
    read,
    sure,
  )
}

function found(
  line: ClaimLine,
  other: ClaimLine,
  sentence: string,
  read: Read,
  sure: boolean,
): Outcome {
  return finding({
    message: `${sentence}.`,
    lines: [line],
    related: [other],
    evidence: codeEvidence([line, other]),
    ...wholeLineAtRisk(line),
    ...(sure ? {} : { class: 'lead' }),
    ...(read && { consulted: read }),
  })
}
