import type { ClaimLine } from '../../../claim/claim-line.ts'
import { msDrg } from '../../../facts/stays/drg-family.ts'
import {
  hospitalStays,
  isWholeStay,
  stayName,
  type HospitalStay,
} from '../../../facts/stays/hospital-stays.ts'
import { transferShare } from '../../../facts/stays/transfer-share.ts'
import { careAfter, startsOfCare, type NextCare } from '../../../facts/stays/stays-elsewhere.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { toTwoPayers } from '../../../facts/payers/two-payers.ts'
import { cells } from '../../../findings/evidence.ts'
import { sharesAtRisk, type AtRisk } from '../../../findings/line-at-risk.ts'
import type { DrgFacts } from '../../../reference/drg-rows.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { nothingPaid, noPatient } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { count, decimal, field, row, say, words } from '../../../sentences/say.ts'

/** Home, without any further care that the hospital arranged. */
const home = /^0?1$/

/** The care that followed was planned apart from the stay, or began late: condition codes 42 and 43. */
const unrelated: ReadonlySet<string> = new Set(['42', '43'])

const noStay = notApplicable('no bill of a whole hospital stay')
const notHome = notApplicable('the bill does not say that the patient went home (status 01)')
const otherPayer = notApplicable('the payer is not known to pay transfers apart')
const otherDrg = notApplicable('a DRG whose post-acute care is no transfer')
const noDates = cannotTell('no claim number, no admission or no discharge on the line')
const noStatus = cannotTell('no discharge status on the line')

/** Stays billed as ended at home while another facility's bill says that care went on. */
export const transferPaidAsDischarge = defineGroupRule({
  id: 'transfer-paid-as-discharge',
  version: 2,
  title: 'Transfer billed as a discharge home',
  category: 'overpayment',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('42 CFR 412.4', '(b) and (c): transfers to hospitals and to post-acute care'),
    cite('Medicare Claims Processing Manual', 'chapter 3, 40.2.4: transfers between hospitals'),
    cite('Inpatient Prospective Payment System, Table 5', 'mean stays and post-acute DRGs', 'drgs'),
  ],
  needs: {
    fields: ['patientKey', 'dischargeDay', 'dischargeStatus', 'billType'],
    optionalTables: ['drgs'],
  },
  clearedBy: 'Proof that the patient went home first, or a DRG to which transfers do not apply.',
  suggestedFix:
    'Have the discharge status corrected and the stay priced as a transfer, by the day.',
  triage({ setting, standing, billType }) {
    if (setting !== 'inpatient-facility' || billType?.startsWith('11') === false) return noStay
    return standing.isUnpaid ? nothingPaid : look
  },
  judge({ lines, identified }, context) {
    const byClaim = Map.groupBy(lines, ({ claimId }) => claimId)
    const stays = new Map(hospitalStays(lines).map((stay) => [stay.line, stay]))
    const starts = startsOfCare(lines)
    const known = new Set(Array.from(stays.keys(), ({ claimId }) => claimId))
    return eachOpenLine((line) => {
      if (!isWholeStay(line)) return noStay
      if (!identified) return noPatient
      if (!known.has(line.claimId)) return noDates
      if (line.dischargeStatus === undefined) return noStatus
      if (!home.test(line.dischargeStatus)) return notHome
      const stay = stays.get(line)
      const next = stay && careAfter(stay, starts)
      if (!stay || !next) return pass
      const drg = context.on(stay.discharge)?.tables.drgs?.find(msDrg(line) ?? '')
      return outcomeOf(stay, next, drg, byClaim.get(line.claimId) ?? [])
    })
  },
})

/** Sure where a hospital follows: that holds for all DRGs. Post-acute care counts for listed DRGs only. */
function outcomeOf(
  stay: HospitalStay,
  next: NextCare,
  drg: DrgFacts | undefined,
  lines: readonly ClaimLine[],
): Outcome {
  const { line } = stay
  if (toTwoPayers(line, next.line) || line.conditionCodes.some((code) => unrelated.has(code))) {
    return pass
  }
  const program = payerProgram(line)
  if (program === 'other' && next.kind === 'post-acute') return otherPayer
  const isAfterCare = next.kind === 'post-acute'
  if (isAfterCare && drg?.postAcute === 'no') return otherDrg
  const share = transferShare(daysOf(stay), isAfterCare ? drg?.postAcute : undefined, drg)
  if (share !== undefined && share >= 1) return pass
  return finding({
    message: say`The stay of ${stayName(stay)} was billed with discharge status ${field(line, 'dischargeStatus')}, home, but ${words(next.says)} (${row(next.line)}); a transfer is paid by the day, up to the whole.`,
    lines: [line],
    related: [next.line],
    evidence: [
      ...cells(line, 'dischargeStatus', 'dischargeDay'),
      ...cells(next.line, 'admissionDay', 'billType'),
    ],
    ...(share !== undefined && drg && differenceAtRisk(stay, share, drg, lines)),
  })
}

function daysOf({ admission, discharge }: HospitalStay): number {
  return Math.max(1, discharge - admission)
}

function differenceAtRisk(
  stay: HospitalStay,
  share: number,
  { meanDays = 0 }: DrgFacts,
  lines: readonly ClaimLine[],
): AtRisk {
  const days = say`${count(daysOf(stay), 'day')} of a mean of ${decimal(meanDays, 1)}`
  return sharesAtRisk(lines, 1 - share, days)
}
