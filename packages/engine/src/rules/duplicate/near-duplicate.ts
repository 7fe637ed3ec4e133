import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import type { PatientHistory } from '../../batch/groups.ts'
import { ProviderIndex } from '../../batch/provider-key.ts'
import { mostCompared } from '../../batch/one-of-each-kind.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { cells } from '../../findings/evidence.ts'
import { likenessOf, nearDays, type Likeness } from '../../facts/repeats/near-duplicates.ts'
import { RecentBills } from '../../facts/repeats/recent-bills.ts'
import { agreement } from '../../facts/repeats/bill-agreement.ts'
import { finding, pass, type FindingDraft, type FindingOutcome } from '../../rule/outcome.ts'
import { denied, noCode, noPatient, noServiceDate, nothingPaid } from '../../rule/reasons.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, count, date, field, list, row, say, words } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'

/** A second bill that differs from the first in little: suspend and ask, never deny by itself. */
export const nearDuplicate = defineGroupRule({
  id: 'near-duplicate',
  version: 5,
  title: 'Bill that looks like one already paid',
  category: 'duplicate',
  class: 'lead',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite(
      'Medicare Claims Processing Manual',
      'chapter 1, 120 (suspect duplicates are suspended for review)',
    ),
  ],
  needs: { fields: ['patientKey', 'claimId', 'procedureCode'] },
  clearedBy: 'The records of both services, or word from the provider that they are two.',
  suggestedFix: 'Compare the two claims and their records before the second one stands.',
  triage({ procedure, standing }) {
    if (procedure === noProcedure) return noCode
    if (standing.isDenied) return denied
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient) return noPatient
    return standing.isDated ? pass : noServiceDate
  },
  triagePair: (one, other) =>
    one.procedure === other.procedure &&
    one.procedure !== noProcedure &&
    !one.standing.isUnpaid &&
    !other.standing.isUnpaid,
  judge: (patient) => (patient.identified ? suspectsOf(patient) : []),
})

function suspectsOf({ lines }: PatientHistory): readonly FindingOutcome[] {
  const providers = new ProviderIndex()
  if (lines.length > mostCompared) return suspectsOfMany(lines, providers)
  return lines.flatMap((_, at) => suspectAt(at, lines, providers) ?? [])
}

/** Lines are compared with those for their code alone, and of equal ones with the nearest. */
function suspectsOfMany(
  lines: readonly ClaimLine[],
  providers: ProviderIndex,
): readonly FindingOutcome[] {
  const byCode = new Map<ClaimLine['procedure'], RecentBills>()
  return lines.flatMap((line) => {
    const { serviceFromDay: day, procedure } = line
    if (day === undefined || procedure === noProcedure) return []
    const recent = byCode.get(procedure) ?? new RecentBills()
    byCode.set(procedure, recent)
    const before = recent.nearestFirst().filter((each) => isWithinDays(each, day))
    recent.add(line, day - nearDays)
    return suspectAmong(before, line, providers) ?? []
  })
}

function isWithinDays({ serviceFromDay = 0 }: ClaimLine, day: Day): boolean {
  return serviceFromDay >= day - nearDays
}

function suspectAmong(
  before: readonly ClaimLine[],
  line: ClaimLine,
  providers: ProviderIndex,
): FindingOutcome | undefined {
  for (const earlier of before) {
    const likeness = likenessOf(earlier, line, providers)
    if (likeness) return finding(draftOf(earlier, line, likeness))
  }
  return undefined
}

/** Lines stand by date, so only the few days before each are looked through. */
function suspectAt(
  at: number,
  lines: readonly ClaimLine[],
  providers: ProviderIndex,
): FindingOutcome | undefined {
  const line = lines[at]
  if (line?.serviceFromDay === undefined || line.procedure === noProcedure) return undefined
  for (let before = at - 1; before >= 0; before--) {
    const earlier = lines[before]
    if ((earlier?.serviceFromDay ?? 0) < line.serviceFromDay - nearDays) break
    if (earlier === undefined || earlier.procedure !== line.procedure) continue
    const likeness = likenessOf(earlier, line, providers)
    if (likeness) return finding(draftOf(earlier, line, likeness))
  }
  return undefined
}

const reasons: Readonly<Record<Likeness, Sentence>> = {
  'billed-again': words('by the same provider on the same day'),
  'nobody-named': words('on the same day, and the file does not say by whom'),
  'two-payees': words('under the same payee on the same day by different providers'),
  'two-practices': words('on the same day by one practitioner through two practices'),
  'two-forms': words(
    'on the same day by a practitioner and, as a professional fee, on the bill of a hospital',
  ),
  'two-laboratories': words('on the same day for the same reason by two laboratories'),
  'days-apart': say`by the same provider within ${count(nearDays)} days, though the service does not repeat so soon`,
}

function draftOf(earlier: ClaimLine, line: ClaimLine, likeness: Likeness): FindingDraft {
  const { agree, differ, inAll } = agreement(earlier, line)
  const claims = say`${field(earlier, 'claimId')} (${row(earlier)}) and ${field(line, 'claimId')}`
  const service = say`${code(line.procedureCode)} on ${date(line.serviceFromDay ?? 0)}`
  return {
    message: say`${service} was billed on claims ${claims} ${reasons[likeness]}; they agree in ${count(agree)} of ${count(inAll)} particulars and differ in ${list(differ.map(words), ', ')}.`,
    lines: [line],
    related: [earlier],
    evidence: [earlier, line].flatMap((each) => cells(each, 'claimId', 'procedureCode')),
    ...wholeLineAtRisk(line),
  }
}
