import { ProviderIndex, type SameProvider } from '../../batch/provider-key.ts'
import { settingOf } from '../../batch/setting.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { earlierEvidence } from '../../facts/ncci/pair-evidence.ts'
import { isInPeriod, isWholeService, periodService } from '../../facts/periods/period-services.ts'
import type { PeriodService } from '../../facts/periods/period-services.table.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../rule/outcome.ts'
import {
  noPatientOrProvider,
  noServiceDate,
  notProfessional,
  nothingPaid,
} from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, count, date, say, words } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'

const noPeriod = notApplicable('no service that is paid once in a month or a number of days')

/** Services for a month or a number of days, paid again within it. */
export const periodServiceTwice = defineGroupRule({
  id: 'period-service-twice',
  version: 2,
  title: 'Monthly service paid again in its period',
  category: 'duplicate',
  class: 'error',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('CPT', 'periods in the definitions of codes'),
    cite('42 CFR 414.314 and 410.26', 'monthly capitation; care management'),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy: 'A date of service that is another month, or proof that the first bill was not paid.',
  suggestedFix: 'Recover the later of the two; the first pays for the period.',
  triage({ procedure, setting, modifiers, standing }) {
    if (periodService(procedure) === undefined || !isWholeService({ modifiers })) return noPeriod
    if (setting !== 'professional') return notProfessional
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient || !standing.namesProvider) return noPatientOrProvider
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    if (!identified) return noPatientOrProvider
    const found = repeated(lines)
    return eachOpenLine((line) => found.get(line) ?? pass)
  },
})

/** The bills that began the last periods of a group: of anyone, and of each practitioner. */
interface Begun {
  last: ClaimLine
  readonly byProvider: Map<SameProvider, ClaimLine>
}

/** Lines stand by date: each is compared with the last that began a period of its group. */
function repeated(lines: readonly ClaimLine[]): ReadonlyMap<ClaimLine, FindingOutcome> {
  const providers = new ProviderIndex()
  const begun = new Map<PeriodService, Begun>()
  const found = new Map<ClaimLine, FindingOutcome>()
  for (const line of lines) {
    const service = periodService(line.procedure)
    if (service === undefined || line.serviceFromDay === undefined || isUnpaid(line)) continue
    if (!isWholeService(line) || settingOf(line) !== 'professional') continue
    const provider = providers.of(line, 'professional')
    const group = begun.get(service) ?? {
      last: line,
      byProvider: new Map<SameProvider, ClaimLine>(),
    }
    begun.set(service, group)
    const own = group.byProvider.get(provider)
    const first = own ?? (service.isForAll === true ? group.last : line)
    if (first !== line && isAgain(first, line, service)) {
      found.set(line, flag(line, first, service, first === own))
      continue
    }
    group.last = line
    group.byProvider.set(provider, line)
  }
  return found
}

/** Two bills of one code and day are duplicates, which other rules find. */
function isAgain(first: ClaimLine, line: ClaimLine, service: PeriodService): boolean {
  const { serviceFromDay: from = 0 } = first
  const { serviceFromDay: on = 0 } = line
  return (from !== on || first.procedure !== line.procedure) && isInPeriod(from, on, service)
}

function periodOf(once: PeriodService['once']): Sentence {
  if (once === 'month') return words('a calendar month')
  return once === 'episode' ? words('an episode of care') : say`${count(once)} days`
}

function flag(
  line: ClaimLine,
  first: ClaimLine,
  { service, once, isDateDoubtful, source }: PeriodService,
  isOneProvider: boolean,
): FindingOutcome {
  const period = periodOf(once)
  const who = isOneProvider ? 'the same practitioner' : 'another practitioner'
  return finding({
    message: say`${code(line.procedureCode)} on ${date(line.serviceFromDay ?? 0)} follows ${code(first.procedureCode)} of ${date(first.serviceFromDay ?? 0)} by ${words(who)}; ${words(service)} is paid once in ${period}.`,
    ...((isDateDoubtful ?? !isOneProvider) && { class: 'lead' }),
    lines: [line],
    related: [first],
    evidence: earlierEvidence(line, first),
    sources: [{ title: source, section: 'period' }],
    ...wholeLineAtRisk(line),
  })
}
