import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import { globalPeriod, type GlobalPeriod } from '../../facts/surgery/global-period.ts'
import type { PatientHistory } from '../../batch/groups.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { isAtAnotherSite, saysSeparate } from '../../facts/surgery/line-roles.ts'
import { isNearOperation, operationsOf, type Operation } from '../../facts/surgery/operations.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { procedureSection, surgery } from '../../codes/procedure-section.ts'
import { ProviderIndex } from '../../batch/provider-key.ts'
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

const noOperation = notApplicable('no procedure with a global period of its own')
const denied = notApplicable('the line was denied')
const noDay = cannotTell('no date of service')
const nobody = cannotTell('the file does not say who the patient or the provider is')
const selectionOnly = cannotTell(
  'an operation of these weeks is not in the starter pack; import the fee schedule for its global days',
)

/** Staged or more extensive, return to the operating room, unrelated. */
const unlocking: ReadonlySet<string> = new Set(['58', '78', '79'])

/** Procedures that the global payment for an earlier operation already includes. */
export const procedureInGlobalPeriod = defineRule({
  id: 'procedure-in-global-period',
  version: 2,
  title: "Procedure in an earlier operation's global period",
  category: 'unbundling',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    { title: 'Medicare Claims Processing Manual', section: 'chapter 12, 40.1 and 40.2' },
    { title: 'Medicare Physician Fee Schedule', section: 'global days', table: 'feeSchedule' },
  ],
  needs: { fields: ['patientKey', 'procedureCode'], tables: ['feeSchedule'] },
  clearedBy:
    'Operative notes that show a staged or more extensive procedure (58), a return to the operating room (78, paid at the intra-operative share only) or an unrelated procedure (79).',
  suggestedFix:
    'Deny the procedure, or have it corrected with the modifier that the operative note bears out.',
  byService: ({ procedure, setting }) =>
    setting === 'professional' && procedureSection(procedure) === surgery ? undefined : noOperation,
  check(patient, context) {
    const operations = operationsOf(patient, context)
    if (operations.length === 0) return noOperation
    const providers = new ProviderIndex()
    const lines = new Set(operations.map(({ line }) => line))
    return patient.lines.map((line) =>
      lines.has(line) ? outcomeOf(line, patient, operations, providers, context) : noOperation,
    )
  },
})

function outcomeOf(
  line: ClaimLine,
  patient: PatientHistory,
  operations: readonly Operation[],
  providers: ProviderIndex,
  context: Context,
): Outcome {
  const { serviceFromDay, procedure } = line
  if (settingOf(line) !== 'professional' || procedureSection(procedure) !== surgery) {
    return noOperation
  }
  if (isDenied(line)) return denied
  if (serviceFromDay === undefined) return noDay
  const provider = providers.of(line, 'professional')
  if (!patient.identified || provider.identity === 'claim') return nobody
  const read = context.on(serviceFromDay)
  const own = read && globalPeriod(line, read.tables.feeSchedule.find(procedure)?.globalDays)
  if (read === undefined || own === undefined) return selectionOnly
  const earlier = operations.filter(
    (operation) =>
      (operation.line.serviceFromDay ?? serviceFromDay) < serviceFromDay &&
      providers.of(operation.line, 'professional') === provider,
  )
  const around = earlier.flatMap(({ period }) =>
    period && serviceFromDay <= period.to ? [period] : [],
  )
  const first = around.find(({ operation }) => !isAtAnotherSite(line, operation)) ?? around[0]
  if (first !== undefined && !line.modifiers.some((modifier) => unlocking.has(modifier))) {
    return finding(draftOf(own, first, read, provider.identity === 'practitioner'))
  }
  return earlier.some((other) => !other.period && isNearOperation(other.line, serviceFromDay))
    ? selectionOnly
    : passUnder(read)
}

/**
 * A lead where the file itself hints at a separate procedure: another side, a repeat; and for global
 * days 000, which diagnostic endoscopies and biopsies have too, and those no package includes.
 */
function draftOf(own: GlobalPeriod, around: GlobalPeriod, read: Read, sure: boolean): FindingDraft {
  const { operation: line } = own
  const { operation } = around
  const minor = own.globalDays === '000'
  const separate = saysSeparate(line) || isAtAnotherSite(line, operation)
  return {
    message: `${line.procedureCode ?? ''} on ${isoDate(own.day)} is ${own.day - around.day} days after ${operation.procedureCode ?? ''} (global days ${around.globalDays}) of ${isoDate(around.day)} by the same provider; that package lasts to ${isoDate(around.to)}, and the line has no modifier 58, 78 or 79.`,
    lines: [line],
    related: [operation],
    evidence: [
      ...codeEvidence([line, operation]),
      { row: operation.row, field: 'serviceFromDay', value: isoDate(around.day) },
    ],
    ...wholeLineAtRisk(line),
    ...(sure && !minor && !separate ? {} : { class: 'lead' }),
    consulted: read,
  }
}
