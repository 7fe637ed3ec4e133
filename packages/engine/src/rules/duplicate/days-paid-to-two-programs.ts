import { payeeOf } from '../../claim/payee.ts'
import { facilityKind } from '../../facts/bills/facility-kind.ts'
import { toTwoPayers } from '../../facts/payers/two-payers.ts'
import { claimsWithLeave } from '../../facts/stays/leave-of-absence.ts'
import { paidLinesByClaim, type PaidLines } from '../../facts/stays/paid-lines.ts'
import {
  programStays,
  type ProgramKind,
  type ProgramStay,
} from '../../facts/stays/program-stays.ts'
import { nightsAtRisk, sharedNights } from '../../facts/stays/shared-nights.ts'
import { StayNights } from '../../facts/stays/stay-nights.ts'
import { cells } from '../../findings/evidence.ts'
import { eachOpenLine, finding, look, notApplicable, pass } from '../../rule/outcome.ts'
import type { FindingOutcome } from '../../rule/outcome.ts'
import { noBillType, noPatient, nothingPaid } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { date, row, say, words } from '../../sentences/say.ts'

const noProgram = notApplicable('no bill of a hospice, nursing facility or home health agency')

/** Days of care that two hospices, nursing facilities or agencies were paid for, or a nursing facility beside a hospital. */
export const daysPaidToTwoPrograms = defineGroupRule({
  id: 'days-paid-to-two-programs',
  version: 1,
  title: 'Days of care paid to two',
  category: 'duplicate',
  class: 'lead',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('42 CFR 418.24 and 418.30', 'a patient elects one hospice at a time'),
    cite('42 CFR 484.205', '(f): a period of home health care is paid to one agency'),
    cite('42 CFR 409.31', 'a nursing facility is paid for days on which it gives care'),
  ],
  needs: { fields: ['patientKey', 'claimId', 'billType'] },
  clearedBy: 'The days of transfer, discharge or leave from both records.',
  suggestedFix: 'Compare the days with both records; pay those that each cared for the patient.',
  triage({ billType, setting, standing }) {
    if (billType === undefined)
      return setting === 'professional' || setting === 'dme' ? noProgram : noBillType
    if (!programs.has(facilityKind(billType) ?? '')) return noProgram
    if (standing.isUnpaid) return nothingPaid
    return standing.namesPatient ? look : noPatient
  },
  judge({ lines, identified }) {
    if (!identified) return noPatient
    const paidLines = paidLinesByClaim(lines)
    const found = new Map(
      overlaps(programStays(lines), claimsWithLeave(lines)).map(({ stay, other }) => [
        stay.line,
        flag(stay, other, paidLines),
      ]),
    )
    return eachOpenLine((line) => found.get(line) ?? pass)
  },
})

const programs: ReadonlySet<string> = new Set([
  'skilled-nursing',
  'swing-bed',
  'hospice',
  'home-health',
])

interface Overlap {
  readonly stay: ProgramStay
  readonly other: ProgramStay
}

/** Of each stay beside those that began before it; a hospital's stands, whichever began first. */
function overlaps(
  stays: readonly ProgramStay[],
  onLeave: ReadonlySet<string | undefined>,
): readonly Overlap[] {
  const hospital = new StayNights(stays.filter(({ kind }) => kind === 'hospital'))
  const before = new Map<ProgramKind, StayNights<ProgramStay>>()
  const found: Overlap[] = []
  for (const stay of stays) {
    if (stay.kind === 'hospital') continue
    const ofKind = before.get(stay.kind) ?? new StayNights<ProgramStay>()
    before.set(stay.kind, ofKind)
    const inHospital = stay.kind === 'skilled-nursing' && !onLeave.has(stay.line.claimId)
    const other =
      firstOver(stay, ofKind, (each) => isAnother(stay, each)) ??
      (inHospital ? firstOver(stay, hospital, () => true) : undefined)
    ofKind.add(stay)
    if (other !== undefined) found.push({ stay, other })
  }
  return found
}

/** One shared day may be that of a transfer, which a bill that goes on (frequency 2 or 3) counts as its own. */
const fewestShared = 2

/** The first that shares more than a day. */
function firstOver(
  stay: ProgramStay,
  nights: StayNights<ProgramStay>,
  isOther: (other: ProgramStay) => boolean,
): ProgramStay | undefined {
  for (let night = stay.admission; night < stay.discharge; night++) {
    const other = nights
      .of(night)
      .find(
        (each) =>
          isOther(each) &&
          sharedNights(stay, each) >= fewestShared &&
          !toTwoPayers(each.line, stay.line),
      )
    if (other !== undefined) return other
  }
  return undefined
}

function isAnother(one: ProgramStay, other: ProgramStay): boolean {
  const [first, second] = [payeeOf(one.line), payeeOf(other.line)]
  return first !== undefined && first.knownBy === second?.knownBy && first.id !== second.id
}

const names: Readonly<Record<ProgramKind, string>> = {
  hospital: 'a hospital',
  'skilled-nursing': 'another nursing facility',
  hospice: 'another hospice',
  'home-health': 'another home health agency',
}

function flag(stay: ProgramStay, other: ProgramStay, paidLines: PaidLines): FindingOutcome {
  return finding({
    message: say`The care from ${date(stay.admission)} to ${date(stay.discharge)} shares days with that of ${words(names[other.kind])} from ${date(other.admission)} to ${date(other.discharge)} (${row(other.line)}); one is paid for a day.`,
    lines: [stay.line],
    related: [other.line],
    evidence: [stay.line, other.line].flatMap((line) =>
      cells(line, 'billType', 'serviceFromDay', 'serviceThroughDay'),
    ),
    ...(stay.kind === 'home-health'
      ? {}
      : nightsAtRisk(stay, sharedNights(stay, other), paidLines)),
  })
}
