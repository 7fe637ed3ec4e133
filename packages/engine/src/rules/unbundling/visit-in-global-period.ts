import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate, type Day } from '../../claim/day.ts'
import type { GlobalPeriod } from '../../facts/surgery/global-period.ts'
import type { PatientHistory } from '../../batch/groups.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { isNearOperation, operationsOf, type Operation } from '../../facts/surgery/operations.ts'
import {
  claimedModifiers,
  isPackageVisit,
  unlockingModifier,
} from '../../facts/visits/package-visit.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { namesProvider, ProviderIndex } from '../../batch/provider-key.ts'
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
import type { DayTables, SpanContext } from '../../rule/rule.ts'
import { defineRule } from '../../rule/rule.ts'

type Context = SpanContext<'feeSchedule'>
type Read = DayTables<'feeSchedule'>

const noVisit = notApplicable('no visit that a surgical package could include')
const denied = notApplicable('the line was denied')
const noTable = cannotTell('table not imported: Medicare Physician Fee Schedule indicators')
const nobody = cannotTell('the file does not say who the patient or the provider is')
const noDay = cannotTell('no date of service')
const selectionOnly = cannotTell(
  'an operation of these weeks is not in the starter pack; import the fee schedule for its global days',
)

/** Visits that the global payment for an operation already includes. */
export const visitInGlobalPeriod = defineRule({
  id: 'visit-in-global-period',
  version: 3,
  title: "Visit included in an operation's global period",
  category: 'unbundling',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    { title: 'Medicare Claims Processing Manual', section: 'chapter 12, 40.1 to 40.3' },
    { title: 'Medicare Physician Fee Schedule', section: 'global days', table: 'feeSchedule' },
  ],
  needs: { fields: ['patientKey', 'procedureCode'], tables: ['feeSchedule'] },
  clearedBy:
    'Records that show the visit was for another problem (24), beyond the procedure of the day (25), or the decision for major surgery (57).',
  suggestedFix: 'Deny the visit, or have it corrected with the modifier that the record bears out.',
  byService: (service) => (isPackageVisit(service) ? undefined : noVisit),
  check(patient, context) {
    const operations = operationsOf(patient, context)
    const judge = operations.length > 0 ? besideOperations(operations) : undefined
    return patient.lines.map((line) =>
      isPackageVisit(line) ? outcomeOf(line, patient, context, judge) : noVisit,
    )
  },
})

/** What a dated visit of a named patient and provider comes to beside operations. */
type JudgeVisit = (visit: ClaimLine, visitDay: Day, read: Read) => Outcome

function outcomeOf(
  visit: ClaimLine,
  patient: PatientHistory,
  context: Context,
  judge: JudgeVisit | undefined,
): Outcome {
  const { serviceFromDay } = visit
  if (settingOf(visit) !== 'professional') return noVisit
  if (isDenied(visit)) return denied
  if (serviceFromDay === undefined) return noDay
  if (!patient.identified || !namesProvider(visit, 'professional')) return nobody
  const read = context.on(serviceFromDay)
  if (read === undefined) return noTable
  return judge ? judge(visit, serviceFromDay, read) : passUnder(read)
}

function besideOperations(operations: readonly Operation[]): JudgeVisit {
  const providers = new ProviderIndex()
  return (visit, visitDay, read) => {
    const provider = providers.of(visit, 'professional')
    const own = operations.filter(({ line }) => providers.of(line, 'professional') === provider)
    const drafts = own.flatMap(({ line, period }) => {
      if (period === undefined || visitDay < period.from || period.to < visitDay) return []
      const sure = provider.identity === 'practitioner' || line.claimId === visit.claimId
      return draftOf(visit, visitDay, period, read, sure) ?? []
    })
    const worst = drafts.find((draft) => draft.class === undefined) ?? drafts[0]
    if (worst !== undefined) return finding(worst)
    return own.some(({ line, period }) => period === undefined && isNearOperation(line, visitDay))
      ? selectionOnly
      : passUnder(read)
  }
}

/** No draft where the right modifier stands on the visit; a lead where another one does. */
function draftOf(
  visit: ClaimLine,
  visitDay: number,
  period: GlobalPeriod,
  read: Read,
  sure: boolean,
): FindingDraft | undefined {
  const right = unlockingModifier(visitDay, period)
  const claimed = claimedModifiers(visit)
  if (claimed.includes(right) || claimed.includes('FT')) return undefined
  const { operation } = period
  return {
    message: `${visit.procedureCode ?? ''} on ${isoDate(visitDay)} ${placeOf(visitDay, period)} by the same provider${reasonOf(claimed, right)}.`,
    lines: [visit],
    related: [operation],
    evidence: [
      ...codeEvidence([visit, operation]),
      { row: operation.row, field: 'serviceFromDay', value: isoDate(period.day) },
    ],
    ...wholeLineAtRisk(visit),
    ...(sure && claimed.length === 0 ? {} : { class: 'lead' }),
    consulted: read,
  }
}

function placeOf(visitDay: number, { operation, globalDays, day, to }: GlobalPeriod): string {
  const code = `${operation.procedureCode ?? ''} (global days ${globalDays})`
  if (visitDay === day) return `is on the day of ${code}`
  if (visitDay < day) return `is on the day before ${code}`
  return `is ${visitDay - day} days after ${code} of ${isoDate(day)}, whose package lasts to ${isoDate(to)},`
}

const meaning = {
  '24': 'an unrelated visit',
  '25': 'a separate visit on the day of a minor procedure',
  '57': 'the decision for major surgery',
} as const

function reasonOf(claimed: readonly string[], right: keyof typeof meaning): string {
  if (claimed.length === 0) return ` and has no modifier ${right} (${meaning[right]})`
  return ` and has modifier ${claimed.join(' and ')}, which does not speak about it; ${right} would (${meaning[right]})`
}
